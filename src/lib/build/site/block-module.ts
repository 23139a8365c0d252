import type { PageOfBlocks } from '../../../schemas/block-page.ts';
import type { Block } from '../../../schemas/blocks/block.ts';
import { folderOfRecords, type PageFolder } from '../../../schemas/collections.ts';

/** Returns a hyphenated name in Pascal case. */
const pascal = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Returns the component of a block in `src/sections/blocks`: a folder for the kind with a file for each look, or a
 * file.
 */
export const componentOf = (block: { kind: string; look?: string }): string =>
	block.look === undefined ? `${pascal(block.kind)}.astro` : `${block.kind}/${pascal(block.look)}.astro`;

/**
 * Returns the module of a page of blocks. It imports only what the page shows, so that the page carries no other
 * blocks' styles; the texts come from the collection at rendering.
 * @param src the path from the module to the source folder.
 * @param hasProjects whether a project names the page; then a projects block without slugs shows it.
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
 * Returns the module of the development server, which serves every page through its own module. It imports all of them,
 * so that pages can come and go: a new route would need a restart of Astro.
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
