import { componentOf, pascal } from '../../lib/site/block-component.ts';
import type { PageFile } from '../../lib/content/page-files.ts';
import type { PageOfBlocks } from '../../schemas/block-page.ts';

/**
 * The module of a page of blocks. It imports what the page shows and nothing else, so that the page carries no styles
 * of other blocks; the words come from the collection when it is rendered.
 * @param src the path from the module to the folder of the sources.
 */
export function pageModule(
	{ file, id }: PageFile,
	{ frame, hero, blocks }: PageOfBlocks,
	kind: string,
	src: string,
): string {
	const files = [...new Set(blocks.map(componentOf))];
	const nameOf = (component: string): string => `Block${files.indexOf(component) + 1}`;
	const imports = [
		`import BlockLayout from '${src}/layouts/BlockLayout.astro';`,
		`import Frame from '${src}/layouts/${pascal(frame)}Layout.astro';`,
		`import { openPage } from '${src}/lib/site/block-pages';`,
		`import Hero from '${src}/sections/blocks/${componentOf({ kind: 'hero', look: hero.look })}';`,
		...(hero.art ? [`import Art from '${src}/sections/blocks/${componentOf({ kind: 'art', look: hero.art })}';`] : []),
		...files.map((component) => `import ${nameOf(component)} from '${src}/sections/blocks/${component}';`),
	];
	return `---
// Made from ${file}, anew with every build.
${imports.join('\n')}
const page = await openPage('${kind}', '${id}');
---
<BlockLayout page={page} Frame={Frame}>
<Hero {...page.hero} slot="hero">${hero.art ? '<Art />' : ''}</Hero>
${blocks.map((block, index) => `<${nameOf(componentOf(block))} {...page.blocks[${index}]} />`).join('\n')}
</BlockLayout>
`;
}
