/*
 * Shows the visitor's brief, which its page keeps in this tab, in the first band of a page and above the footer. Imports
 * nothing, so that the script of every page stays one file.
 */

/** Makes a shape with these attributes. */
function shape(name: string, attributes: Record<string, string | number>, ...children: Element[]): SVGElement {
	const element = document.createElementNS('http://www.w3.org/2000/svg', name);
	for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
	element.append(...children);
	return element;
}

/** Covers the house's band with the visitor's, if there is one: its width in threads, and its shapes (lib/brief/cloth.ts). */
function cover(place: Element, id: string, [width, ...shapes]: readonly string[]): void {
	place.querySelector('.own')?.remove();
	if (!width) return;
	const paths = shapes.map((line) => {
		const [colour = '', opacity = '', d = ''] = line.split('|');
		return shape('path', { fill: `var(--${colour})`, opacity, d });
	});
	const height = place.clientHeight;
	const size = { width: (Number(width) * height) / 21, height, viewBox: `0 0 ${width} 21` };
	const cloth = ['var(--shed)', `url(#${id})`].map((fill) => shape('rect', { width: '100%', height, fill }));
	const pattern = shape('pattern', { id, ...size, patternUnits: 'userSpaceOnUse' }, ...paths);
	place.append(shape('g', { class: 'own' }, pattern, ...cloth));
}

/** Shows the brief. The event may bring a band that is not kept: the answer to the first question, on Home. */
export function showBands(event?: Event): void {
	let stored = '';
	try {
		stored = sessionStorage.getItem('brief') ?? '';
	} catch {
		// The browser forbids storage.
	}
	const [, label = '', ...band] = stored.split('\n');
	const asked: unknown = event && Reflect.get(event, 'detail');
	document.documentElement.toggleAttribute('data-brief', label !== '');
	for (const selector of ['.cloth > svg', '.site-footer > svg', '.own-band']) {
		const place = document.querySelector(selector);
		const isAsked = Array.isArray(asked) && selector.startsWith('.cloth');
		if (place) cover(place, `own${selector.length}`, isAsked ? asked.map(String) : band);
	}
	const link = document.querySelector<HTMLElement>('.band-label');
	if (!link) return;
	link.textContent = label;
	link.hidden = !label;
}
