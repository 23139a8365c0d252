// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { formatDate } from '../lib/blog/dates.ts';
import { localiseDates } from './local-dates.ts';

it('writes dates as the visitor writes them, in the same form as the blog list', () => {
	const date = '2026-01-31T09:30:00.000Z';
	document.body.innerHTML = `<time data-local-date datetime="${date}">in Surat</time><time datetime="${date}">kept</time>`;
	localiseDates();
	expect([...document.querySelectorAll('time')].map((time) => time.textContent)).toEqual([formatDate(date), 'kept']);
});
