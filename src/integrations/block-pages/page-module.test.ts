import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { block } from '../../schemas/blocks/block.ts';
import { componentOf } from '../../lib/site/block-component.ts';
import { pageModule } from './page-module.ts';

const kinds = block.options.flatMap(({ shape }): { kind: string; look?: string }[] => {
	const [kind = ''] = shape.kind.values;
	return 'look' in shape ? shape.look.unwrap().options.map((look) => ({ kind, look })) : [{ kind }];
});

it.each(kinds)('finds the component of $kind $look', (kind) => {
	expect(existsSync(`src/sections/blocks/${componentOf(kind)}`)).toBe(true);
});

it('imports each component of the page once, and nothing of its words', () => {
	const action = { label: 'Go', href: '/contactus' };
	const closing = { kind: 'closing', look: 'card', title: 'Secret', text: 'Secret', button: action } as const;
	const hero = { look: 'cinema', art: 'seo', side: 'end', title: 'Secret', lead: 'Secret' } as const;
	const head = { title: 'Secret', description: 'Secret' };
	const blocks = [closing, { kind: 'text', text: 'Secret' } as const, closing];
	const page = { file: 'content/services/cooking.yaml', id: 'cooking', path: '/services/cooking', faults: [] };
	const module = pageModule(page, { head, breadcrumb: 'Secret', frame: 'site', hero, blocks }, 'services', '../../src');
	expect(module).not.toContain('Secret');
	expect(module).toMatchInlineSnapshot(`
		"---
		// Made from content/services/cooking.yaml, anew with every build.
		import BlockLayout from '../../src/layouts/BlockLayout.astro';
		import Frame from '../../src/layouts/SiteLayout.astro';
		import { openPage } from '../../src/lib/site/block-pages';
		import Hero from '../../src/sections/blocks/hero/Cinema.astro';
		import Art from '../../src/sections/blocks/art/Seo.astro';
		import Block1 from '../../src/sections/blocks/closing/Card.astro';
		import Block2 from '../../src/sections/blocks/Text.astro';
		const page = await openPage('services', 'cooking');
		---
		<BlockLayout page={page} Frame={Frame}>
		<Hero {...page.hero} slot="hero"><Art /></Hero>
		<Block1 {...page.blocks[0]} />
		<Block2 {...page.blocks[1]} />
		<Block1 {...page.blocks[2]} />
		</BlockLayout>
		"
	`);
});
