/**
 * Draws a thread that winds down through a number of steps. Each step is a square of 100 by 100 units. In each step,
 * the thread starts in the middle of the upper edge, goes out to one side and comes back. The sides alternate.
 * @returns path data for the whole thread, and for the stretches that pass over the cards: the first half of each step.
 */
export function threadPaths(steps: number): { whole: string; over: string } {
	const halves = Array.from({ length: steps }, (_, step) => {
		const [top, side] = [step * 100, step % 2 === 0 ? 4 : 96];
		return {
			out: `C50 ${top + 28} ${side} ${top + 22} ${side} ${top + 50}`,
			back: `C${side} ${top + 78} 50 ${top + 72} 50 ${top + 100}`,
			start: `M50 ${top}`,
		};
	});
	return {
		whole: `M50 0${halves.map(({ out, back }) => out + back).join('')}`,
		over: halves.map(({ start, out }) => start + out).join(''),
	};
}
