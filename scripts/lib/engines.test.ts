import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { leftOut, needs } from './engine-needs.ts';
import { askedEngines, engines, requireEngines, untestedEngines } from './engines.ts';
import { root } from './root.ts';

describe('untestedEngines', () => {
	it('reports an engine that is not installed as absent, with the command that installs it', () => {
		expect(untestedEngines(['chromium', 'firefox'], ['chromium', 'firefox'])).toEqual([
			'WebKit: ABSENT, not tested; to have it: npx playwright install --with-deps webkit',
		]);
	});

	it('names an engine that is installed and was not tested, with the command that tests it', () => {
		expect(untestedEngines(['chromium', 'webkit'], [...engines])).toEqual([
			'Firefox: not tested in this run; npm run engines -- firefox does it',
		]);
	});

	it('says nothing where all were tested', () => {
		expect(untestedEngines(engines, engines)).toEqual([]);
	});
});

describe('askedEngines', () => {
	it.each([
		[['e2e/islands/faq.spec.ts'], ['chromium']],
		[['--project=firefox', 'e2e/islands/faq.spec.ts'], ['firefox']],
		[
			['--project', 'webkit', '--project=chromium'],
			['webkit', 'chromium'],
		],
	])('reads %j as %j', (args, asked) => {
		expect(askedEngines(args)).toEqual(asked);
	});

	it('refuses an engine that there is not', () => {
		expect(() => askedEngines(['--project=gecko'])).toThrow('There is no engine gecko');
	});
});

describe('requireEngines', () => {
	it('stops where an engine that was asked for is absent', () => {
		expect(() => requireEngines(['firefox'], ['chromium'])).toThrow(
			'Firefox is not on this machine. To have it: npx playwright install --with-deps firefox',
		);
	});

	it('lets pass what is installed', () => {
		expect(() => requireEngines(['chromium'], ['chromium'])).not.toThrow();
	});
});

describe('the needs of tests', () => {
	it('are the tags in the tests, each of them explained', () => {
		const specs = globSync('e2e/**/*.spec.ts', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
		const used = specs.flatMap((text) => [...text.matchAll(/tag: (\[.*?\]|'.*?')/g)].flatMap(([, tags = '']) => tags));
		const tags = new Set(used.flatMap((text) => text.match(/@[a-z-]+/g) ?? []));
		expect([...tags].toSorted()).toEqual(Object.keys(needs).toSorted());
	});

	it('leave Chromium with every test', () => {
		expect(leftOut('chromium')).toEqual([]);
	});
});
