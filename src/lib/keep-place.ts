/**
 * Keeps whoever reads below a list where they are when the list grows, in browsers without scroll anchoring (Safari).
 * It stands inline in the page, so it imports nothing.
 */
export function keepPlace(list: HTMLElement): void {
	if (CSS.supports('overflow-anchor', 'none')) return;
	let height = list.offsetHeight;
	const observer = new ResizeObserver(() => {
		const growth = list.offsetHeight - height;
		if (growth === 0) return;
		height += growth;
		const { top, bottom } = list.getBoundingClientRect();
		// What stood above the list has left the window, and what stands below it was in sight.
		if (top < 0 && bottom - growth < innerHeight) scrollBy({ top: growth, behavior: 'instant' });
	});
	observer.observe(list);
}
