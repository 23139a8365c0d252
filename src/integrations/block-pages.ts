import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { content } from '../lib/build/content/model.ts';
import { componentOf, pascal } from '../lib/build/site/block-component.ts';
import { readRedirects } from '../lib/build/content/redirects.ts';
import { siteFolder } from '../lib/build/content/site-folder.ts';
import type { PageOfBlocks } from '../schemas/block-page.ts';
import type { Block } from '../schemas/blocks/block.ts';
import { folderOfRecords, pagePath, type PageFolder } from '../schemas/collections.ts';

/**
 * The module of a page of blocks. It imports what the page shows and nothing else, so that the page carries no styles
 * of other blocks; the words come from the collection when it is rendered.
 * @param src the path from the module to the folder of the sources.
 * @param hasProjects whether a project names the page, which shows those where it names none itself.
 */
export function pageModule(
	id: string,
	{ frame, hero, blocks }: PageOfBlocks,
	kind: PageFolder,
	src: string,
	hasProjects = true,
): string {
	const isShown = (block: Block): boolean => block.kind !== 'projects' || block.slugs !== undefined || hasProjects;
	const files = [...new Set(blocks.filter(isShown).map(componentOf))];
	const art =
		hero.art === 'stone'
			? { component: 'Stone', tag: '<Art class="w-full" />' }
			: { component: 'Art', tag: `<Art name="${hero.art}" />` };
	const nameOf = (component: string): string => `Block${files.indexOf(component) + 1}`;
	const imports = [
		`import BlockLayout from '${src}/layouts/BlockLayout.astro';`,
		`import Frame from '${src}/layouts/${pascal(frame)}Layout.astro';`,
		`import { openPage } from '${src}/lib/render/site/block-pages';`,
		`import Hero from '${src}/sections/blocks/${componentOf({ kind: 'hero', look: hero.look })}';`,
		...(hero.art ? [`import Art from '${src}/components/${art.component}.astro';`] : []),
		...files.map((component) => `import ${nameOf(component)} from '${src}/sections/blocks/${component}';`),
	];
	return `---
// Made from content/${folderOfRecords[kind].folder}/${id}, anew with every build.
${imports.join('\n')}
const page = await openPage('${kind}', '${id}');
---
<BlockLayout page={page} Frame={Frame}>
<Hero {...page.hero} slot="hero">${hero.art ? art.tag : ''}</Hero>
${blocks.map((block, index) => (isShown(block) ? `<${nameOf(componentOf(block))} {...page.blocks[${index}]} />` : '')).join('\n')}
</BlockLayout>
`;
}

const kinds: readonly PageFolder[] = ['services', 'pages'];

interface Route {
	pattern: string;
	/** The module that renders it. */
	entrypoint: string;
}

/** Writes a module for each page whose record is right; those of an earlier build go. */
function writeModules(root: string, folder: string): Route[] {
	for (const name of readdirSync(folder)) rmSync(join(folder, name));
	const src = relative(folder, join(root, 'src')).split(sep).join('/');
	const { entries } = content();
	const named = new Set(entries.projects.flatMap(({ data }) => data.services));
	return kinds.flatMap((kind) =>
		entries[kind].map(({ id, data }) => {
			const entrypoint = join(folder, `${kind}-${id}.astro`);
			writeFileSync(entrypoint, pageModule(id, data, kind, src, named.has(id)));
			return { pattern: pagePath(kind, id), entrypoint };
		}),
	);
}

/** The pages that an earlier build in this folder had and this one has not, and from which nothing leads on. */
function lostPages(before: readonly string[], routes: readonly Route[]): string[] {
	const known = new Set([...routes.map(({ pattern }) => pattern), ...readRedirects().map(({ from }) => from)]);
	const pathOf = (name: string): string[] =>
		kinds
			.filter((kind) => name.startsWith(`${kind}-`))
			.map((kind) => pagePath(kind, name.slice(kind.length + 1, -'.astro'.length)));
	return before.flatMap(pathOf).filter((path) => !known.has(path));
}

/**
 * Makes a route of each page of blocks in `content/`: a small module that imports its own blocks alone. While developing,
 * one module with all blocks serves every page, so that records may come, go and change without a restart, which Astro
 * has to make for new routes and after which it follows no content.
 */
export function blockPages(): AstroIntegration {
	return {
		name: 'block-pages',
		hooks: {
			'astro:config:setup': ({ config, command, createCodegenDir, injectRoute, logger }) => {
				if (command === 'dev') {
					const entrypoint = fileURLToPath(new URL('../layouts/AnyPage.astro', import.meta.url));
					for (const kind of kinds) injectRoute({ pattern: `${folderOfRecords[kind].path}[page]`, entrypoint });
				}
				if (command !== 'build') return;
				// Each site remembers its own pages.
				const folder = join(fileURLToPath(createCodegenDir()), basename(siteFolder()));
				mkdirSync(folder, { recursive: true });
				const before = readdirSync(folder);
				const routes = writeModules(fileURLToPath(config.root), folder);
				for (const route of routes) injectRoute(route);
				for (const path of lostPages(before, routes))
					logger.warn(`${path} was a page before. Add it to content/redirects.yaml, so that links to it lead on`);
			},
		},
	};
}
