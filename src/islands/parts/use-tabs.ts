import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useReducer } from 'react';

interface TabState {
	active: number;
	/** Whether the tab was selected with a key; if so, the focus follows. */
	isByKey: boolean;
}

/** Returns the index of the tab that a key selects. */
function goal(key: string, active: number, count: number): number | undefined {
	if (key === 'ArrowRight') return (active + 1) % count;
	if (key === 'ArrowLeft') return (active + count - 1) % count;
	if (key === 'Home') return 0;
	if (key === 'End') return count - 1;
	return undefined;
}

/** Returns whether a modifier key is pressed. The browser may then open a tab or window, or go back or forward. */
function isModified(event: KeyboardEvent | MouseEvent): boolean {
	return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/**
 * Makes tabs work as described in the ARIA Authoring Practices: arrows, Home and End move the focus and select the tab
 * immediately. Each key moves from the active tab, not the focused one, so that replaying several keys ends at the
 * right tab.
 * @param list the element whose children are the tabs.
 * @param count the number of tabs; the first one is active initially.
 */
export function useTabs(list: RefObject<HTMLElement | null>, count: number) {
	const [{ active, isByKey }, move] = useReducer(
		(state: TabState, to: number | string): TabState =>
			typeof to === 'number'
				? { active: to, isByKey: false }
				: { active: goal(to, state.active, count) ?? state.active, isByKey: true },
		{ active: 0, isByKey: false },
	);

	useEffect(() => {
		const tab = list.current?.children[active];
		if (isByKey && tab instanceof HTMLElement) tab.focus();
	}, [list, active, isByKey]);

	const onClick = (event: MouseEvent, index: number) => {
		if (isModified(event)) return;
		event.preventDefault();
		move(index);
	};
	const onKeyDown = (event: KeyboardEvent, index: number) => {
		const isSpace = event.key === ' ';
		if (isModified(event) || (!isSpace && goal(event.key, active, count) === undefined)) return;
		event.preventDefault();
		move(isSpace ? index : event.key);
	};
	return { active, onClick, onKeyDown };
}
