import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { stringify } from 'yaml';
import { followContent, refreshContent, tellFollowers } from '../lib/build/content/model.ts';
import { componentOf, pageModule } from '../lib/build/site/block-module.ts';
import { block } from '../schemas/blocks/block.ts';
import { makeSite, writeFiles } from '../testing/folder.ts';
import { runHook } from '../testing/run-astro.ts';
import { blockPages } from './block-pages.ts';

let root: string;
const warn = vi.fn();
const page = stringify({
	head: { title: 'A title of thirty characters or more', description: 'Words '.repeat(20) },
	breadcrumb: 'Words',
	hero: { title: 'Words', lead: 'Words' },
	blocks: [{ kind: 'statement', title: 'Words' }],
});

/** Returns the routes that the integration adds for an Astro command. */
async function routes(command: 'build' | 'dev'): Promise<string[]> {
	const injectRoute = vi.fn<(route: { pattern: string }) => void>();
	const config = { root: pathToFileURL(`${root}/`) };
	const createCodegenDir = () => pathToFileURL(join(root, 'modules/'));
	await runHook(blockPages(), 'astro:config:setup', {
		config,
		command,
		injectRoute,
		createCodegenDir,
		logger: { warn },
	});
	return injectRoute.mock.calls.map(([{ pattern }]) => pattern);
}

beforeEach(async () => {
	warn.mockClear();
	const names = ['prices', 'hours', 'about'];
	root = await makeSite(Object.fromEntries(names.map((name) => [`content/pages/${name}.yaml`, page])));
	await mkdir(join(root, 'modules'));
});
// Functions stay registered for later test files, so this replaces the registered function with an empty function.
afterAll(() => void followContent('block-pages', () => {}));

it('adds a route for each page file, except for pages with their own layout', async () => {
	expect(await routes('build')).toEqual(['/hours', '/prices']);
	expect(await readdir(join(root, 'modules', basename(root)))).toEqual(['pages-hours.astro', 'pages-prices.astro']);
});

it('warns about a deleted page that has no redirect', async () => {
	await routes('build');
	await rm(join(root, 'content/pages/hours.yaml'));
	await rm(join(root, 'content/pages/prices.yaml'));
	await writeFiles(root, { 'content/redirects.yaml': '- { from: /prices, to: /about }\n' });
	refreshContent();
	expect(await routes('build')).toEqual([]);
	expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\/hours is no longer a page\./));
});

it('follows content changes on a development server without rewriting unchanged pages', async () => {
	expect(await routes('dev')).toEqual(['/services/[page]', '/[page]']);
	const folder = join(root, 'modules', basename(root));
	expect(await readdir(folder)).toEqual(['any-page.astro', 'pages-hours.astro', 'pages-prices.astro']);
	const { mtimeMs } = await stat(join(folder, 'pages-hours.astro'));
	await rm(join(root, 'content/pages/prices.yaml'));
	await writeFiles(root, { 'content/pages/team.yaml': page.replace('kind: statement', 'kind: text\n    text: Words') });
	refreshContent();
	await tellFollowers();
	expect(await readdir(folder)).toEqual(['any-page.astro', 'pages-hours.astro', 'pages-team.astro']);
	expect(await readFile(join(folder, 'pages-team.astro'), 'utf8')).toContain('/sections/blocks/Text.astro');
	expect(await stat(join(folder, 'pages-hours.astro'))).toMatchObject({ mtimeMs });
});

const kinds = block.options.flatMap(({ shape }): { kind: string; look?: string }[] => {
	const [kind = ''] = shape.kind.values;
	return 'look' in shape ? shape.look.unwrap().options.map((look) => ({ kind, look })) : [{ kind }];
});

it.each(kinds)('finds the component for $kind $look', (kind) => {
	expect(existsSync(`src/sections/blocks/${componentOf(kind)}`)).toBe(true);
});

it('imports each component of a page once, and copies none of its text', () => {
	const action = { label: 'Go', href: '/contactus' };
	const closing = { kind: 'closing', look: 'card', title: 'Secret', text: 'Secret', button: action } as const;
	const hero = { look: 'cinema', art: 'seo', side: 'end', title: 'Secret', lead: 'Secret' } as const;
	const head = { title: 'Secret', description: 'Secret' };
	const projects = { kind: 'projects', look: 'row', title: 'Secret', text: 'Secret' } as const;
	const blocks = [closing, { kind: 'text', text: 'Secret' } as const, projects, closing];
	const data = { head, breadcrumb: 'Secret', frame: 'site', hero, blocks } as const;
	const module = pageModule('cooking', data, 'services', '../../src', false);
	expect(module).not.toContain('Secret');
	expect(module).toMatchInlineSnapshot(`
		"---
		// Made from content/services/cooking.
		import BlockLayout from '../../src/layouts/BlockLayout.astro';
		import Frame from '../../src/layouts/SiteLayout.astro';
		import { openPage } from '../../src/lib/render/site/block-pages';
		import Hero from '../../src/sections/blocks/hero/Cinema.astro';
		import Art from '../../src/components/Art.astro';
		import Block1 from '../../src/sections/blocks/closing/Card.astro';
		import Block2 from '../../src/sections/blocks/Text.astro';
		const page = await openPage('services', 'cooking');
		---
		<BlockLayout page={page} Frame={Frame}>
		<Hero {...page.hero} slot="hero"><Art name="seo" ground="band" /></Hero>
		<Block1 {...page.blocks[0]} />
		<Block2 {...page.blocks[1]} />

		<Block1 {...page.blocks[3]} />
		</BlockLayout>
		"
	`);
	// The projects block is included only if a project refers to the service.
	expect(pageModule('cooking', data, 'services', '../../src', true)).toContain('<Block3 {...page.blocks[2]} />');
});
