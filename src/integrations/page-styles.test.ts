import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';

// Each width occurs in only one file, so a rule with that width shows that the file was read.
const files = {
	'pages/index.astro': `---
import Banner from '../components/Banner.astro';
import { Island } from '../islands/Island';
---
<html lang="en"><head></head><body><Banner /><Island client:load /></body></html>`,
	'pages/[slug].astro': `---
import Plain from '../components/Plain.astro';
export const getStaticPaths = () => [{ params: { slug: 'other' } }];
---
<html lang="en"><head></head><body class="w-[3.003rem]"><Plain /></body></html>`,
	'pages/forward.astro': '<html lang="en"><head></head><body class="w-[4.004rem]"></body></html>',
	// Represents a page that an integration adds.
	'../.astro/made.astro': `---
import Banner from '../src/components/Banner.astro';
---
<html lang="en"><head></head><body><Banner /></body></html>`,
	'components/Banner.astro': `---
import './banner.css';
---
<p class="banner w-[1.001rem]"></p>`,
	'components/banner.css': '@layer components { .banner { width: 5.005rem } }',
	'components/Plain.astro': '<p></p>',
	'islands/Island.tsx': `import './island.css';
export const Island = () => <p className="island w-[2.002rem]" />;`,
	'islands/island.css': '@layer components { .island { width: 6.006rem } }',
};

let root: string;

/** Returns the widths in the styles of each page. */
async function widths(command: 'build' | 'dev', ...pages: string[]): Promise<string[][]> {
	const script = fileURLToPath(new URL('testing/make-pages.ts', import.meta.url));
	// Leaves out Vitest's environment variables: if they are set, Astro's development server does not respond.
	const env = { NODE_ENV: command === 'build' ? 'production' : 'development' };
	const { stdout } = await promisify(execFile)(process.execPath, [script, command, root, ...pages], { env });
	const found = (html: string) => [...html.matchAll(/width: ?(\d\.00\drem)/g)].map(([, width = '']) => width).sort();
	return z.array(z.string()).parse(JSON.parse(stdout)).map(found);
}

beforeAll(async () => {
	await mkdir('.local', { recursive: true });
	root = await mkdtemp(resolve('.local/page-styles-'));
	for (const [name, text] of Object.entries(files)) {
		const file = join(root, 'src', name);
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, text);
	}
});

afterAll(() => rm(root, { recursive: true }));

const ofParts = ['1.001rem', '2.002rem', '5.005rem', '6.006rem'];

it('gives a built page only the classes and style sheets of its own components, including islands', async () => {
	expect(await widths('build', 'index', 'other', 'forward', 'made')).toEqual([
		ofParts,
		['3.003rem'],
		[],
		['1.001rem', '5.005rem'],
	]);
}, 120_000);

it('gives a page on the development server the classes and style sheets of its components', async () => {
	expect(await widths('dev', '')).toEqual([expect.arrayContaining(ofParts)]);
}, 120_000);
