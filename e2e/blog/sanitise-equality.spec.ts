import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../../scripts/lib/build.ts';
import { sanitiseAtBuild } from '../../src/lib/blog/build/sanitise-build.ts';
import { CASE_CONTEXT, SANITISE_CASES } from '../../src/lib/blog/testing/sanitise-cases.ts';
import type * as SanitiseBrowser from '../../src/lib/blog/browser/sanitise-browser.ts';
import { expect, test } from '../support/fixtures.ts';
import { variants } from '../../scripts/lib/variants.ts';

/** The sanitiser as visitors get it, by the name that the build gave its file. */
function shippedModule(): string {
	const files = readdirSync(join(buildFolder(variants.backend.name), '_astro'));
	const file = files.find((name) => /^sanitise-browser\..*\.js$/.test(name));
	if (file === undefined) throw new Error('the build has no file sanitise-browser.*.js');
	return `/_astro/${file}`;
}

interface Given {
	html: string;
	context: typeof CASE_CONTEXT;
}

const table = Object.entries(SANITISE_CASES).flatMap(([group, cases]) =>
	cases.map(([name, html, expected]) => ({ name: `${group}: ${name}`, html, expected, context: CASE_CONTEXT })),
);

/** What the shipped sanitiser gives, on a page of the site under its policy, and as which type. */
const cleanInBrowser = async ({ url, given }: { url: string; given: readonly Given[] }) => {
	const { sanitiseInBrowser } = (await import(url)) as typeof SanitiseBrowser;
	return given.map(({ html, context }) => {
		const cleaned = sanitiseInBrowser(html, context);
		return { html: String(cleaned), isTrusted: typeof cleaned === 'object' };
	});
};

/** HTML as a browser writes it, so that two ways of writing one thing are one. */
const normalise = (texts: readonly string[]) =>
	texts.map((text) => {
		const template = document.createElement('template');
		template.innerHTML = text;
		template.content.normalize();
		return template.innerHTML;
	});

test('Browser and build clean every text of the table alike', async ({ page, context }) => {
	expect(table.length).toBeGreaterThan(100);
	await page.goto('/about');
	const found = await page.evaluate(cleanInBrowser, { url: shippedModule(), given: table });
	expect(found.filter(({ isTrusted }) => !isTrusted)).toEqual([]);

	// A blank page has no policy that forbids to parse texts.
	const blank = await context.newPage();
	const browser = await blank.evaluate(
		normalise,
		found.map(({ html }) => html),
	);
	const build = await blank.evaluate(
		normalise,
		table.map(({ html }) => sanitiseAtBuild(html, CASE_CONTEXT)),
	);
	const expected = await blank.evaluate(
		normalise,
		table.map(({ expected: text }) => text),
	);
	const named = (texts: readonly string[]) => Object.fromEntries(table.map(({ name }, index) => [name, texts[index]]));
	expect(named(browser)).toEqual(named(expected));
	expect(named(build)).toEqual(named(expected));
});
