/*
 * The script of every page. All pages share this file, so a visitor's browser loads it once and then keeps it. Nothing
 * that a visitor reads or presses waits for it.
 */
import { suppressInspection } from './deterrents.ts';
import { startHeader } from './site-header.ts';

const header = document.querySelector<HTMLElement>('.site-header');
const button = document.querySelector<HTMLElement>('.menu-button');

suppressInspection();
if (header && button) startHeader(header, button);

// On phones, the footer's groups of links are closed until the visitor taps their headings.
if (innerWidth < 768)
	for (const group of document.querySelectorAll<HTMLDetailsElement>('.site-footer details')) group.open = false;

// Writes the dates of the pre-rendered page in the visitor's language and time zone.
for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-local-date]'))
	time.textContent = new Date(time.dateTime).toLocaleDateString([], { dateStyle: 'long' });
