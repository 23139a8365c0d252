import type { PageOfBlocks } from '../../../schemas/block-page.ts';
import type { Block } from '../../../schemas/blocks/block.ts';
import { folderOfRecords, type PageFolder } from '../../../schemas/collections.ts';

/** Returns a hyphenated name in Pascal case. */
const pascal = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Returns the path of a block's component in `src/sections/blocks`. A kind of block with several looks has a folder
 * with a file for each look. A kind without looks has only one file.
 */
export const componentOf = (block: { kind: string; look?: string }): string =>
	block.look === undefined ? `${pascal(block.kind)}.astro` : `${block.kind}/${pascal(block.look)}.astro`;

/**
 * Returns the module that renders a page of blocks. The module imports only the blocks that the page shows, so that the
 * page does not load the styles of other blocks. The module reads the content only when it renders the page.
 * @param src the path from the module to the source folder.
 * @param hasProjects whether projects refer to the page. A projects block without slugs then shows those projects.
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
			: { component: 'Art', tag: `<Art name="${hero.art}"${hero.look === 'cinema' ? ' ground="band"' : ''} />` };
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
// Made from content/${folderOfRecords[kind].folder}/${id}.
${imports.join('\n')}
const page = await openPage('${kind}', '${id}');
---
<BlockLayout page={page} Frame={Frame}>
<Hero {...page.hero} slot="hero">${hero.art ? art.tag : ''}</Hero>
${blocks.map((block, index) => (isShown(block) ? `<${nameOf(componentOf(block))} {...page.blocks[${index}]} />` : '')).join('\n')}
</BlockLayout>
`;
}

/**
 * Returns the module that serves all pages of blocks on the development server, each through its own module. New pages
 * need no route of their own, because a new route would require restarting Astro.
 */
export const dispatchModule = (): string => `---
import { getCollection } from 'astro:content';
const modules = import.meta.glob('./{pages,services}-*.astro', { eager: true, import: 'default' });
export const getStaticPaths = async ({ routePattern }) => {
	const kind = routePattern.startsWith('${folderOfRecords.services.path}') ? 'services' : 'pages';
	return (await getCollection(kind)).map(({ id }) => ({ params: { page: id }, props: { module: \`./\${kind}-\${id}.astro\` } }));
};
const Page = modules[Astro.props.module];
---
<Page />
`;
