/** Returns the top view of a brilliant as SVG, in a box of 2 by 2; `hue` is the angle of its colour. */
export function brilliant(hue) {
	const at = (turn, radius) => {
		const angle = (turn * Math.PI) / 4;
		return `${(Math.sin(angle) * radius).toFixed(3)},${(-Math.cos(angle) * radius).toFixed(3)}`;
	};
	const shade = (turn, lift) => `oklch(${0.68 + 0.18 * Math.cos(((turn - 7) * Math.PI) / 4) + lift} 0.055 ${hue})`;
	const facet = (points, fill) => `<polygon points="${points.join(' ')}" fill="${fill}"/>`;
	const table = [0, 1, 2, 3, 4, 5, 6, 7].map((k) => at(k + 0.5, 0.54));
	const around = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((k) => [
		facet([at(k + 0.5, 0.54), at(k + 1.5, 0.54), at(k + 1, 0.74)], shade(k + 1, 0.1)),
		facet([at(k + 0.5, 0.54), at(k, 0.74), at(k + 0.5, 1), at(k + 1, 0.74)], shade(k + 0.5, 0)),
		facet([at(k + 1, 0.74), at(k + 0.5, 1), at(k + 1, 1)], shade(k + 2, -0.06)),
		facet([at(k + 1, 0.74), at(k + 1, 1), at(k + 1.5, 1)], shade(k, -0.1)),
	]);
	const star = [0, 1, 2, 3, 4, 5, 6, 7].map((k) =>
		facet(['0,0', at(k, 0.5), at(k + 0.5, 0.2)], shade(k * 3, k % 2 ? 0.14 : -0.12)),
	);
	return `<svg viewBox="-1 -1 2 2">${facet(table, shade(6, 0.12))}${star.join('')}${around.join('')}</svg>`;
}
