// @vitest-environment jsdom
import { describe, expect, it, test } from 'vitest';
import { sanitiseInBrowser } from './sanitise-browser.ts';
import { sanitiseAtBuild } from '../build/sanitise-build.ts';
import { CASE_CONTEXT, SANITISE_CASES } from '../testing/sanitise-cases.ts';

/** HTML as the browser understands it, so that two ways of writing one thing are one. */
function normalise(html: unknown): string {
	const template = document.createElement('template');
	template.innerHTML = String(html);
	template.content.normalize();
	return template.innerHTML;
}

describe.each(Object.entries(SANITISE_CASES))('the browser cleans as the build does: %s', (_group, cases) => {
	test.each(cases)('%s', (_name, html, expected) => {
		const cleaned = normalise(sanitiseInBrowser(html, CASE_CONTEXT));
		expect(cleaned).toBe(normalise(expected));
		expect(cleaned).toBe(normalise(sanitiseAtBuild(html, CASE_CONTEXT)));
	});
});

describe('sanitiseInBrowser', () => {
	it('has hostile cases of every class', () => {
		const hostile = Object.entries(SANITISE_CASES).filter(([group]) => group !== 'harmless');
		expect(hostile.flatMap(([, cases]) => cases).length).toBeGreaterThanOrEqual(80);
	});

	it('uses the context of each call', () => {
		const html = '<a href="/about">a</a>';
		expect(String(sanitiseInBrowser(html, { listUrl: '/', base: '/one' }))).toContain('/one/about');
		expect(String(sanitiseInBrowser(html, { listUrl: '/', base: '/' }))).toContain('"/about"');
	});

	it('leaves the page itself alone', () => {
		document.body.innerHTML = '<p id="kept">kept</p>';
		sanitiseInBrowser('<h1>x</h1><form><input name="remove"></form><img src="x">', CASE_CONTEXT);
		expect(document.body.innerHTML).toBe('<p id="kept">kept</p>');
	});
});
