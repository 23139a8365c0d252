/**
 * Keeps whoever reads below a list where they are when the list grows, in browsers without scroll anchoring (Safari).
 * It stands inline in the page, so it imports nothing.
 */
export function keepPlace(list: HTMLElement): void {
	if ('overflowAnchor' in list.style) return;
	let before = list.offsetHeight;
	new ResizeObserver(() => {
		const { top, height } = list.getBoundingClientRect();
		// What stands above the list has left the window, and what stood below it was in sight.
		if (top < 0 && top + before < innerHeight) scrollBy(0, height - before);
		before = height;
	}).observe(list);
}
