import { type RefObject, useEffect, useRef } from 'react';

/**
 * Says that React has committed an island: sets `data-hydrated` on its root and raises `island:ready` from it, for which
 * `client:intent` waits before it replays what came early. Does nothing on the server.
 */
export function useHydrated<T extends HTMLElement>(): RefObject<T | null> {
	const root = useRef<T>(null);
	useEffect(() => {
		if (!root.current) return;
		root.current.dataset['hydrated'] = '';
		root.current.dispatchEvent(new Event('island:ready', { bubbles: true }));
	}, []);
	return root;
}
