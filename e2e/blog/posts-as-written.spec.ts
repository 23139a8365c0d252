import type { Locator } from '@playwright/test';
import postsAsWritten from '../support/posts/as-written.json' with { type: 'json' };
import { slugify } from '../../src/lib/slugs.ts';
import { answerWith, blogPost, heading } from '../support/blog.ts';
import { expect, subPath, test } from '../support/fixtures.ts';
import { servicesOrigin } from '../support/variants.ts';

/* Tests what visitors get of posts written in common editors. Unit tests check each editor's markup more closely. */

test.use({ variant: 'backend' });

type Kind = keyof typeof postsAsWritten;

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

for (const [name, { description, outline }] of Object.entries(postsAsWritten)) {
	const kind = name as Kind;
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
			await expect(body).toMatchAriaSnapshot(
				['- /children: deep-equal', ...outline].join('\n').replaceAll('{services}', servicesOrigin),
			);
			await details[kind]?.(body);
		}
	});
}
