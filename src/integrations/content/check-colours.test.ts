import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { COLOURS_FILE } from '../../lib/art/palette.ts';
import { formatFaults } from '../../lib/content/content-fault.ts';
import { makeFolder } from '../../testing/folder.ts';
import { checkColours } from './check-colours.ts';

const root = await makeFolder();
beforeEach(() => cp('content/brand', join(root, 'content/brand'), { recursive: true }));

/** The report, without lines, after a change of the first line that declares a colour. */
async function reportWith(property: string, line: string): Promise<string[]> {
	const file = join(root, COLOURS_FILE);
	const css = await readFile(file, 'utf8');
	await writeFile(file, css.replace(new RegExp(`${property}: .*`), line));
	const faults = checkColours(root);
	return formatFaults(faults.map((fault) => ({ ...fault, file: fault.file.replace(/\d+$/, 'line') })))
		.split('\n')
		.slice(1);
}

it('finds nothing wrong in the colours of this project', () => {
	expect(checkColours(root)).toEqual([]);
});

it('says how far a text is from being read, and in which scheme', async () => {
	expect(await reportWith('--color-on-peacock', '--color-on-peacock: #7a8;')).toEqual([
		expect.stringMatching(
			/^ {2}content\/brand\/colours.css:line · --color-on-peacock: found a contrast of \d\.\d\d with --color-peacock in the light scheme, expected 4.5 or more$/,
		),
	]);
});

it('measures what the dark band changes there', async () => {
	const report = await reportWith('\\.band-dark \\{\\n\\t--color-danger', '.band-dark {\n\t--color-danger: #333;');
	expect(report).toEqual(['light', 'dark'].map((scheme) => expect.stringContaining(`the dark band of the ${scheme}`)));
});

it.each([
	['--color-paper: oklch(1, 2);', '"oklch(1, 2)", expected a solid colour such as #005b5c or oklch(0.46 0.09 195)'],
	['--color-paper: #fffc;', '"#fffc", expected a solid colour such as #005b5c or oklch(0.46 0.09 195)'],
	['--color-papr: white;', 'an unknown colour, expected one of'],
	['', 'nothing, expected a colour'],
])('refuses "%s"', async (line, found) => {
	expect((await reportWith('--color-paper', line)).join('\n')).toContain(`: found ${found}`);
});
