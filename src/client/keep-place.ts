/**
 * Keeps the scroll position of visitors who have scrolled past a growing list, in browsers without scroll anchoring
 * (Safari). The page contains this function inline, so it imports nothing.
 */
export function keepPlace(list: HTMLElement): void {
	if ('overflowAnchor' in list.style) return;
	let before = list.offsetHeight;
	new ResizeObserver(() => {
		const { top, height } = list.getBoundingClientRect();
		// The visitor has scrolled past the top of the list, and the end of the list is on the screen.
		if (top < 0 && top + before < innerHeight) scrollBy(0, height - before);
		before = height;
	}).observe(list);
}
