/**
 * Draws a thread that winds down past a number of steps, each in a square of 100 by 100 units. From the middle of the
 * upper edge it goes out to one side and back, alternating sides.
 * @returns path data of the whole thread, and of the stretches on top: the first half of each step.
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
