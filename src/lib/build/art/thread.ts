/**
 * Draws a thread that winds down through a number of steps. Each step is a square of 100 by 100 units. In each step,
 * the thread starts in the middle of the upper edge, goes out to one side and comes back. The sides alternate.
 * @returns path data.
 */
export function threadPath(steps: number): string {
	const parts = Array.from({ length: steps }, (_, step) => {
		const [top, side] = [step * 100, step % 2 === 0 ? 4 : 96];
		return `C50 ${top + 28} ${side} ${top + 22} ${side} ${top + 50}C${side} ${top + 78} 50 ${top + 72} 50 ${top + 100}`;
	});
	return `M50 0${parts.join('')}`;
}
