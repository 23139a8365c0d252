/** Returns the index of the tab that a key selects (WAI-ARIA APG tabs). */
function goal(key: string, active: number, count: number): number | undefined {
	if (key === 'ArrowRight') return (active + 1) % count;
	if (key === 'ArrowLeft') return (active + count - 1) % count;
	if (key === 'Home') return 0;
	if (key === 'End') return count - 1;
	return undefined;
}

/**
 * Turns links to panels into tabs, as described in the ARIA Authoring Practices: only the selected tab's panel is
 * visible; arrows, Home and End move the focus and select the tab immediately. The first tab starts selected, unless the
 * address names another panel. The page contains this function inline, so the function must not import anything.
 * @param list the element with the role `tablist`. Each link in it refers to its panel with `aria-controls`.
 */
export function startTabs(list: HTMLElement): void {
	const tabs = [...list.querySelectorAll<HTMLAnchorElement>('[role=tab]')];
	const panels = tabs.map(({ hash }) => document.querySelector<HTMLElement>(hash));
	let active = 0;
	const select = (index: number): void => {
		active = index;
		for (const [at, tab] of tabs.entries()) {
			tab.setAttribute('aria-selected', String(at === index));
			tab.tabIndex = at === index ? 0 : -1;
			panels[at]?.toggleAttribute('data-inactive', at !== index);
		}
	};
	const onPress = (event: MouseEvent | KeyboardEvent): void => {
		const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
		const pressed = tabs.findIndex((tab) => tab === target);
		// With a modifier key, the browser may open another tab or window, or go back or forward.
		if (pressed < 0 || ctrlKey || metaKey || shiftKey || altKey) return;
		const isChosen = !('key' in event) || event.key === ' ';
		const next = isChosen ? pressed : goal(event.key, active, tabs.length);
		if (next === undefined) return;
		event.preventDefault();
		select(next);
		tabs[next]?.focus();
	};
	list.addEventListener('click', onPress);
	list.addEventListener('keydown', onPress);
	list.dataset['started'] = '';
	select(
		Math.max(
			0,
			tabs.findIndex(({ hash }) => hash === location.hash),
		),
	);
}
