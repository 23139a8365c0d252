import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { makeFolder } from '../../../../testing/folder.ts';
import { COLOURS_FILE } from '../../art/palette.ts';
import { formatProblem } from '../../../shared/content/problem.ts';
import { checkColours } from './colours.ts';

const root = await makeFolder();
beforeEach(() => cp('content/brand', join(root, 'content/brand'), { recursive: true }));

/** Replaces the first line that sets a property, and returns the report without line numbers. */
async function reportWith(property: string, line: string): Promise<string[]> {
	const file = join(root, COLOURS_FILE);
	const css = await readFile(file, 'utf8');
	await writeFile(file, css.replace(new RegExp(`${property}: .*`), line));
	return checkColours(root).map((problem) => formatProblem(problem).replace(/:\d+ /, ' '));
}

it('accepts colours with enough contrast', () => {
	expect(checkColours(root)).toEqual([]);
});

it('reports too little contrast, with its value and scheme', async () => {
	expect(await reportWith('--color-on-peacock', '--color-on-peacock: #7a8;')).toEqual([
		expect.stringMatching(
			/^content\/brand\/colours.css --color-on-peacock: contrast \d\.\d\d with --color-peacock in the light scheme, at least 4.5\. Make one/,
		),
	]);
});

it('measures the contrast on the darkened marigold band in the dark scheme', async () => {
	const report = await reportWith(
		'prefers-color-scheme: dark[^]*?--color-ink',
		'prefers-color-scheme: dark) {\n:root {\n--color-ink: #fff;\n--color-on-marigold: #666;',
	);
	expect(report.filter((line) => line.includes('darkened'))).toEqual([
		expect.stringMatching(
			/--color-on-marigold: contrast .* with --color-marigold, darkened behind a band, in the dark scheme/,
		),
	]);
});

it('measures the colours that the dark band changes', async () => {
	const report = await reportWith('\\.band-dark \\{\\n\\t--color-danger', '.band-dark {\n\t--color-danger: #333;');
	expect(report).toEqual(['light', 'dark'].map((scheme) => expect.stringContaining(`the dark band of the ${scheme}`)));
});

it.each([
	[
		'--color-paper: oklch(1, 2);',
		'--color-paper: "oklch(1, 2)" is not a solid colour. Write a colour such as #005b5c or oklch(0.46 0.09 195).',
	],
	['--color-paper: #fffc;', '--color-paper: "#fffc" is not a solid colour.'],
	['--color-papr: white;', '--color-papr: unknown colour. Did you mean paper?'],
	['', '--color-paper: missing. Add the colour.'],
])('refuses "%s"', async (line, said) => {
	expect((await reportWith('--color-paper', line)).join('\n')).toContain(`content/brand/colours.css ${said}`);
});
