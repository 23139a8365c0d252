/*
 * Shows the visitor's brief, which its page keeps in this tab, in the first band of a page and above the footer. Imports
 * nothing, so that the script of every page stays one file.
 */

/** What each band of the house has, until the visitor's own takes its place. */
const houses = new Map<Element, ChildNode[]>();

/** Makes a shape with these attributes. */
function shape(name: string, attributes: Record<string, string | number>, ...children: Element[]): SVGElement {
	const element = document.createElementNS('http://www.w3.org/2000/svg', name);
	for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
	element.append(...children);
	return element;
}

/** Draws a band, as `bandOf` in lib/brief/shapes.ts describes it, in the height of its place. Without one, restores the house's. */
function drawBand(place: Element, [size = '', ...shapes]: readonly string[]): void {
	const group = place.querySelector('g');
	const house = houses.get(place) ?? Array.from(group?.childNodes ?? []);
	houses.set(place, house);
	if (!size) {
		group?.replaceChildren(...house);
		return;
	}
	const [width = 0, rows = 0] = size.split(' ').map(Number);
	const [height, id] = [place.clientHeight, `band-${Array.from(houses.keys()).indexOf(place)}`];
	const paths = shapes.map((line) => {
		const [colour = '', opacity = '', d = ''] = line.split('|');
		return shape('path', { fill: `var(--${colour})`, opacity, d });
	});
	const cloth = shape('g', { transform: `scale(${height / rows})` }, ...paths);
	const repeat = { id, width: (width * height) / rows, height, patternUnits: 'userSpaceOnUse' };
	const fill = shape('rect', { width: '100%', height, fill: `url(#${id})` });
	group?.replaceChildren(shape('pattern', repeat, cloth), fill);
}

/** @param ownBand a band that is not kept: the answer to the first question, on Home. */
function show(ownBand?: unknown): void {
	let stored = '';
	try {
		stored = sessionStorage.getItem('brief') ?? '';
	} catch {
		// The browser forbids storage.
	}
	const [, label = '', ...band] = stored.split('\n');
	document.documentElement.toggleAttribute('data-brief', label !== '');
	for (const selector of ['.cloth > svg', '.site-footer > svg', '.own-band']) {
		const place = document.querySelector(selector);
		if (place) drawBand(place, Array.isArray(ownBand) && selector === '.cloth > svg' ? ownBand.map(String) : band);
	}
	const link = document.querySelector('.band-label');
	if (link && label) link.textContent = label;
	link?.toggleAttribute('hidden', !label);
}

export function startBands(): void {
	show();
	for (const type of ['brief', 'pageshow']) addEventListener(type, (event) => show(Reflect.get(event, 'detail')));
}
