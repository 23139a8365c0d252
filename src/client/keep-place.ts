/**
 * Keeps the place of a visitor who reads below a list while the list grows, in browsers without scroll anchoring (Safari).
 * It is inline in the page, so it imports nothing.
 */
export function keepPlace(list: HTMLElement): void {
	if ('overflowAnchor' in list.style) return;
	let before = list.offsetHeight;
	new ResizeObserver(() => {
		const { top, height } = list.getBoundingClientRect();
		// The visitor has scrolled past the top of the list, and saw what stands below it.
		if (top < 0 && top + before < innerHeight) scrollBy(0, height - before);
		before = height;
	}).observe(list);
}
