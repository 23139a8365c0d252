/*
 * The script of every page. All pages share this file, so a visitor's browser loads it once and then keeps it. Nothing
 * that a visitor reads or presses waits for it.
 */
import { suppressInspection } from './deterrents.ts';
import { localiseDates } from './local-dates.ts';
import { startNewsletter } from './newsletter-form.ts';
import { keepOneOpen } from './one-open.ts';
import { foldGroups } from './site-footer.ts';
import { startHeader } from './site-header.ts';

const header = document.querySelector<HTMLElement>('.site-header');
const menu = document.querySelector<HTMLElement>('.site-menu');
const button = document.querySelector('.menu-button');

suppressInspection();
if (header && menu && button) startHeader(header, menu, button);
foldGroups(document.querySelectorAll('.site-footer details'));
startNewsletter(document.querySelectorAll('.newsletter'));
keepOneOpen(document.querySelectorAll('details[name]'));
localiseDates();
