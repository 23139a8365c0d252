/*
 * The script of every page. All pages share this file, so a visitor's browser loads it once and then keeps it. Nothing
 * that a visitor reads or presses waits for it.
 */
import { startAnalytics } from './analytics.ts';
import { suppressInspection } from './deterrents.ts';
import { cleanAddress } from '../lib/forms/address.ts';
import { startHeader } from './site-header.ts';

const header = document.querySelector<HTMLElement>('.site-header');
const menu = header?.querySelector('details');

suppressInspection();
startAnalytics();
if (header && menu) startHeader(header, menu);

// On phones, the footer's groups of links are closed until the visitor taps their headings.
const wide = matchMedia('(min-width: 48rem)');
for (const group of document.querySelectorAll<HTMLDetailsElement>('.site-footer details')) {
	group.open = wide.matches;
	wide.addEventListener('change', () => (group.open ||= wide.matches));
}

// Writes the dates of the pre-rendered page in the visitor's language and time zone.
for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-local-date]'))
	time.textContent = new Date(time.dateTime).toLocaleDateString([], { dateStyle: 'long' });

// Cleans e-mail addresses before the browser and the form check them, even if the form's island is still loading.
const clean = ({ target }: Event) => {
	for (const field of target instanceof HTMLFormElement ? target.elements : [target])
		if (field instanceof HTMLInputElement && field.autocomplete === 'email') field.value = cleanAddress(field.value);
};
for (const type of ['change', 'submit']) addEventListener(type, clean, true);

// The band above the footer takes the colours of the visitor's brief: bits in its code (src/lib/brief/address.ts).
try {
	const chosen = parseInt(sessionStorage.getItem('brief')?.slice(2, 4) ?? '', 36);
	const wefts = [1, 2, 3, 4, 5, 6].filter((weft) => (chosen >> (weft - 1)) & 1);
	const { style } = document.querySelector<SVGElement>('.site-footer > svg') ?? {};
	for (const [place, weft] of wefts.slice(0, 3).entries())
		style?.setProperty(`--stone-${5 - place}`, `var(--weft-${weft})`);
} catch {
	// The browser forbids storage.
}
