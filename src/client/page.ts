/* The script of every page. Nothing that a visitor reads or presses waits for it. */
import { startAnalytics } from './analytics.ts';
import { showBands } from './band.ts';
import { cleanAddress } from '#lib/forms/address.ts';
import { startHeader } from './site-header.ts';

const header = document.querySelector<HTMLElement>('.site-header');
const menu = header?.querySelector('details');

startAnalytics();
showBands();
for (const type of ['brief', 'pageshow']) addEventListener(type, showBands);
if (header && menu) startHeader(header, menu);

// Suppresses the context menu, F12, and the shortcuts for the inspector and the page source (spec §1).
document.addEventListener('contextmenu', (event) => event.preventDefault());
document.addEventListener('keydown', (event) => {
	const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
	// Browsers report AltGr, which types letters such as ć, as Ctrl+Alt.
	const isShortcut = metaKey || (ctrlKey && !altKey);
	const keys = shiftKey || altKey ? /^(Key)?[ciju]$/i : /^(Key)?u$/i;
	// With the Option key or another script, `key` is another character, so this checks the physical key. Autofill
	// dispatches an event without a key.
	if (key === 'F12' || (isShortcut && keys.test(/^[a-z]$/i.test(key) ? key : code))) event.preventDefault();
});

// On phones, the footer's groups of links are closed until the visitor taps their headings.
const wide = matchMedia('(min-width: 48rem)');
for (const group of document.querySelectorAll<HTMLDetailsElement>('.site-footer details')) {
	group.open = wide.matches;
	wide.addEventListener('change', () => (group.open ||= wide.matches));
}

// Writes the dates of the pre-rendered page in the visitor's language and time zone.
for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-local-date]'))
	time.textContent = new Date(time.dateTime).toLocaleDateString([], { dateStyle: 'long' });

// A picture that cannot be loaded leaves no empty box, only its alternative text.
const removeBox = (image: HTMLImageElement) => {
	image.hidden = image.alt === '';
	image.removeAttribute('height');
};
// Some have failed before this script.
for (const image of document.images)
	if (image.complete && image.naturalWidth === 0) image.decode().catch(() => removeBox(image));
addEventListener('error', ({ target }) => target instanceof HTMLImageElement && removeBox(target), true);

// Cleans e-mail addresses before the browser and the form check them, even if the form's island is still loading.
const clean = ({ target }: Event) => {
	for (const field of target instanceof HTMLFormElement ? target.elements : [target])
		if (field instanceof HTMLInputElement && field.autocomplete === 'email') field.value = cleanAddress(field.value);
};
for (const type of ['change', 'submit']) addEventListener(type, clean, true);
