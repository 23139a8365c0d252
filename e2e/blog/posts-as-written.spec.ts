import type { Locator } from '@playwright/test';
import { postsAsWritten } from '../../scripts/services/posts-as-written.ts';
import { slugify } from '../../src/lib/slugs.ts';
import { answerWith, blogPost, heading } from '../support/blog.ts';
import { expect, test } from '../support/fixtures.ts';
import { servicesOrigin, subPath } from '../support/variants.ts';

/* Tests what visitors get of posts written in common editors. Unit tests check each editor's markup more closely. */

test.use({ variant: 'backend' });

type Kind = keyof typeof postsAsWritten;

/** What screen readers find in each post, and nothing else. */
const outlines: Record<Kind, string> = {
	'lists of Quill': `
		- list:
		  - listitem:
		    - text: Lamps
		    - list:
		      - listitem: with stands
		- list:
		  - listitem: Measure
		- list:
		  - listitem:
		    - img "Done": ☑
		    - text: Oven booked
		  - listitem:
		    - img "Open": ☐
		    - text: Floor swept`,
	'checklists of TipTap and GitHub': `
		- list:
		  - listitem:
		    - paragraph:
		      - img "Done": ☑
		      - text: Keys copied
		- list:
		  - listitem:
		    - img "Open": ☐
		    - text: Sign painted`,
	'code of Quill and TinyMCE': `
		- code: "for (;;) { mix(); }"
		- code: "if (hot) { bake(); }"`,
	'words of Google Docs': `
		- paragraph:
		  - text: Every loaf is
		  - strong: fresh
		  - text: ","
		  - emphasis: warm
		  - text: and dear
		- list:
		  - listitem:
		    - text: Rye
		    - list:
		      - listitem: dark`,
	'headings that start low and skip a level': `
		- heading "Flour" [level=2]
		- paragraph: Ground here.
		- heading "Spelt" [level=3]
		- paragraph: Old.
		- heading "Salt" [level=2]`,
	'text from right to left': `
		- paragraph: خبز طازج`,
	'formulas of Quill and KaTeX': `
		- paragraph:
		  - text: "Dough:"
		  - code: w=0.7f
		- paragraph:
		  - code: t^2`,
	'films, sound and a map': `
		- figure:
		  - paragraph:
		    - link "Video on YouTube":
		      - /url: https://www.youtube.com/watch?v=bread_-0001
		- paragraph:
		  - 'link "Video on Vimeo: At four in the morning"':
		    - /url: https://vimeo.com/2468/c0ffee
		- paragraph:
		  - link "Video file":
		    - /url: ${servicesOrigin}/films/oven.mp4
		  - link "Sound file":
		    - /url: ${servicesOrigin}/sound/bell.mp3
		  - link "Map":
		    - /url: https://www.google.com/maps/search/?api=1&query=Adajan`,
	'pictures that load late': `
		- figure "Built in May":
		  - img "The oven"
		  - text: Built in May
		- paragraph:
		  - img "The shop"
		  - img "The yard"`,
	'pasted pictures, signs and a counter': `
		- paragraph: A pasted price list
		- paragraph: Sold out 🥐`,
};

/** What the outline does not tell. */
const details: Partial<Record<Kind, (body: Locator) => Promise<void>>> = {
	'lists of Quill': async (body) => {
		await expect(body.getByText('with stands')).toHaveCSS('list-style-type', /^(disc|circle|square)$/);
		await expect(body.getByText('Measure')).toHaveCSS('list-style-type', 'decimal');
	},
	'code of Quill and TinyMCE': async (body) =>
		expect(await body.locator('pre').allInnerTexts()).toEqual(['for (;;) {\n  mix();\n}', 'if (hot) {\n  bake();\n}']),
	'words of Google Docs': (body) => expect(body.locator('s')).toHaveText('dear'),
	'text from right to left': (body) => expect(body.getByRole('paragraph')).toHaveCSS('direction', 'rtl'),
	'pictures that load late': async (body) => {
		for (const alt of ['The oven', 'The shop'])
			await expect(body.getByAltText(alt)).not.toHaveJSProperty('naturalWidth', 0);
		await expect(body.getByAltText('The yard')).toHaveAttribute('src', /^https:/);
	},
};

for (const [kind, description] of Object.entries(postsAsWritten) as [Kind, string][]) {
	// The guard checks that no page requests the counter.
	test(`Visitors get ${kind} in a built post and in a late one`, async ({ page, guard }) => {
		guard.allowLog(/Failed to load resource/);
		guard.allowOrigin('https://pictures.example');
		const title = `A post with ${kind}`;
		await answerWith(page, [blogPost({ title: `${title}, late`, description })]);
		for (const shown of [title, `${title}, late`]) {
			await page.goto(`${subPath}/blog/${slugify(shown)}`);
			await expect(heading(page)).toHaveText(shown);
			const body = page.locator('[data-post-body]');
			await expect(body).toMatchAriaSnapshot(`\n\t\t- /children: deep-equal${outlines[kind]}`);
			await details[kind]?.(body);
		}
	});
}
