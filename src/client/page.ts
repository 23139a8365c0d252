/*
 * The script of every page. All pages share this file, so a visitor's browser loads it once and then keeps it. Nothing
 * that a visitor reads or presses waits for it.
 */
import { suppressInspection } from './deterrents.ts';
import { localiseDates } from './local-dates.ts';
import { foldGroups } from './site-footer.ts';
import { startHeader } from './site-header.ts';

const header = document.querySelector<HTMLElement>('.site-header');
const button = document.querySelector<HTMLElement>('.menu-button');

suppressInspection();
if (header && button) startHeader(header, button);
foldGroups(document.querySelectorAll('.site-footer details'));
localiseDates();
