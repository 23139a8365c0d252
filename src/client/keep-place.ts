/**
 * Keeps the page from jumping when a list above the visible area grows, in browsers without scroll anchoring (Safari).
 * The page contains this function inline, so the function must not import anything.
 */
export function keepPlace(list: HTMLElement): void {
	if ('overflowAnchor' in list.style) return;
	let before = list.offsetHeight;
	new ResizeObserver(() => {
		const { top, height } = list.getBoundingClientRect();
		// Scrolls only if the list started above the screen and did not extend below it.
		if (top < 0 && top + before < innerHeight) scrollBy(0, height - before);
		before = height;
	}).observe(list);
}
