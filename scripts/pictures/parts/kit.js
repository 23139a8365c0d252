/* Drawing helpers of the interface pictures; runs in the page that is being drawn. */

/** A repeatable source of chance: the same seed draws the same picture. */
export function chance(seed) {
	let state = seed;
	return () => {
		state = (state * 1664525 + 1013904223) % 4294967296;
		return state / 4294967296;
	};
}

/** The top view of a brilliant of radius 1 as polygons: { kind, angle, points }. */
export function brilliant() {
	const at = (turn, radius) => {
		const angle = (turn * Math.PI) / 4;
		return [Math.sin(angle) * radius, -Math.cos(angle) * radius];
	};
	const facets = [{ kind: 'table', angle: 0, points: [0, 1, 2, 3, 4, 5, 6, 7].map((k) => at(k + 0.5, 0.54)) }];
	for (let k = 0; k < 8; k++) {
		const [before, star, after] = [at(k, 0.74), at(k + 1, 0.74), at(k + 1, 1)];
		const [table, next, girdle] = [at(k + 0.5, 0.54), at(k + 1.5, 0.54), at(k + 0.5, 1)];
		facets.push({ kind: 'star', angle: k + 1, points: [table, next, star] });
		facets.push({ kind: 'kite', angle: k + 0.5, points: [table, before, girdle, star] });
		facets.push({ kind: 'half', angle: k + 0.75, points: [star, girdle, after] });
		facets.push({ kind: 'half', angle: k + 1.25, points: [star, after, at(k + 1.5, 1)] });
	}
	return facets;
}

/** SVG of a brilliant: `colour(facet, index)` gives each polygon's fill. */
export function brilliantSvg(radius, colour, attributes = '') {
	return brilliant()
		.map((facet, index) => {
			const points = facet.points.map(([x, y]) => `${(x * radius).toFixed(1)},${(y * radius).toFixed(1)}`).join(' ');
			return `<polygon points="${points}" fill="${colour(facet, index)}" ${attributes}/>`;
		})
		.join('');
}

/** Puts drawn markup into every element that the selector finds. */
export function draw(selector, markup) {
	document.querySelectorAll(selector).forEach((element, index) => {
		element.innerHTML = typeof markup === 'function' ? markup(element, index) : markup;
	});
}

addEventListener('DOMContentLoaded', () => {
	for (const icon of document.querySelectorAll('[data-icon]')) {
		icon.style.setProperty('--icon', `url(/node_modules/@phosphor-icons/core/assets/${icon.dataset.icon}.svg)`);
	}
});
