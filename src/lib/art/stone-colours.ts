/** The tones of `facets.css` and the accents, in the colours that pictures and renderers without CSS know. */
export const stoneColours: Readonly<Record<string, string>> = {
	t1: '#0d3336',
	t2: '#083f42',
	t3: '#005457',
	t4: '#0b7a7b',
	t5: '#4ea9a5',
	t6: '#93d2cb',
	t7: '#d6f3ec',
	tm: '#f7ad31',
	ts: '#db4868',
};

/** The light passes over the facets once; the same as in `components/stone.css`, for a picture that carries its own style. */
const LIGHT = `<style>@media(prefers-reduced-motion:no-preference){.ga,.gb,.gc,.gd{animation:g 2s .6s ease-in-out both}.gb{animation-delay:1.1s}.gc{animation-delay:1.7s}.gd{animation-delay:2.3s}}@keyframes g{40%{opacity:.2}}</style>`;

/** A drawing of the stone that stands by itself, without a stylesheet. */
export function stonePicture(paths: readonly { class: string; d: string }[]): string {
	const shapes = paths.map(({ class: names, d }) => {
		const [tone = '', glint] = names.split(' ');
		return `<path${glint ? ` class="${glint}"` : ''} fill="${stoneColours[tone] ?? ''}" d="${d}"/>`;
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" fill-rule="evenodd">${LIGHT}${shapes.join('')}</svg>`;
}
