import { type ComponentType, useEffect, useRef } from 'react';
import { IslandBoundary } from './IslandBoundary';

/**
 * Makes an island of a component: gives it the root element by which styles and tests know it, and the fallback screen
 * in its own place where it throws. Once React has committed it, the root has `data-hydrated` and raises `island:ready`,
 * for which `client:intent` waits before it replays what came early.
 * @param name the value of `data-island` on the root element.
 */
export function island<Props extends object>(name: string, Content: ComponentType<Props>) {
	return function Island(props: Props) {
		const root = useRef<HTMLDivElement>(null);
		useEffect(() => {
			root.current?.setAttribute('data-hydrated', '');
			root.current?.dispatchEvent(new Event('island:ready', { bubbles: true }));
		}, []);
		return (
			<div ref={root} data-island={name}>
				<IslandBoundary>
					<Content {...props} />
				</IslandBoundary>
			</div>
		);
	};
}
