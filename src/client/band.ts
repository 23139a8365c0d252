// Imports nothing, so that the script of every page stays one file.
function add(place: Element, name: string, attributes: Record<string, string | number>): Element {
	const shape = document.createElementNS('http://www.w3.org/2000/svg', name);
	for (const [attribute, value] of Object.entries(attributes)) shape.setAttribute(attribute, String(value));
	// Above the visitor's band lie the threads of the house's.
	return place.insertBefore(shape, place.querySelector(':scope > [fill$="dips)"]'));
}

/** Covers the bands of a page with the visitor's: the one that this tab keeps, or that an answer on Home brings. */
export function showBands(event?: Event): void {
	let stored = '';
	try {
		stored = sessionStorage.getItem('brief') ?? '';
	} catch {
		// The browser forbids storage.
	}
	const [, label = '', ...kept] = stored.split('\n');
	document.documentElement.toggleAttribute('data-brief', label !== '');
	const link = document.querySelector('.cloth a');
	link?.replaceChildren(label);
	link?.toggleAttribute('hidden', !label);
	const shapes: unknown[] = event instanceof CustomEvent && Array.isArray(event.detail) ? event.detail : kept;
	// The first shape is the ground.
	const width = Number(/h(\d+)/.exec(String(shapes[0]))?.[1]);
	const places = document.querySelectorAll('.cloth > svg, .own-band');
	for (const [index, place] of places.entries()) {
		place.querySelector('.own')?.remove();
		if (!width) continue;
		// Its unit is a thread, and its middle that of the place, whatever its size: nothing is measured, which takes long.
		const own = add(add(place, 'g', { class: 'own' }), 'svg', { viewBox: '-.5 0 1 21', overflow: 'visible' });
		add(own, 'rect', { x: -2000, width: 4000, height: 21, fill: 'url(#own)' });
		// The last place is the footer, which is shown with any band; the others repeat its band.
		if (index < places.length - 1) continue;
		// The label in the middle covers days, not the figure, which is 28 threads wide.
		const size = { x: -Math.round((width + 28) / 2), width, height: 21 };
		const pattern = add(own, 'pattern', { id: 'own', patternUnits: 'userSpaceOnUse', ...size });
		for (const [colour, d = ''] of shapes.map((shape) => String(shape).split('|')))
			add(pattern, 'path', { fill: `var(--${colour})`, d });
	}
}
