import attacks from '../../src/testing/attacks.json' with { type: 'json' };
import { watchAttacks } from '../support/attacks.ts';
import { answerWith, blogPost, blogPosts, cards, heading, list } from '../support/blog.ts';
import { expect, subPath, test, text } from '../support/fixtures.ts';

test.use({ variant: 'backend' });

const vectors = [...Object.values(attacks.byKind), Object.values(attacks.marked)].flat();

test('No attack runs in the list, and every title is shown as plain text', async ({ page, guard }) => {
	const hasRun = await watchAttacks(page, guard);
	const hostile = vectors.map((html) => ({
		title: html.replaceAll('&', ''),
		description: `<p>Before.</p>${html}`,
		service: '__proto__',
	}));
	await answerWith(page, blogPosts(hostile));
	await page.goto(`${subPath}/blog`);
	await list(page)
		.getByRole('button', { name: text('words', 'blog.more') })
		.click();
	await expect(cards(page)).toHaveCount(vectors.length);
	const titles = await cards(page)
		.getByRole('heading')
		.evaluateAll((found) => found.map(({ textContent }) => textContent));
	// HTML cannot contain null characters.
	expect(titles.toSorted()).toEqual(vectors.map((html) => html.replaceAll(/[&\u0000]/g, '')).toSorted());
	expect(await hasRun()).toBe(false);
});

// Unit tests check what the sanitiser leaves of each attack.
test('No attack runs in a late post', async ({ page, guard }) => {
	const hasRun = await watchAttacks(page, guard);
	const title = '<img src=x onerror="window.pwned = 1">';
	const marked = Object.values(attacks.marked).map((html) => `<div>${html}</div>`);
	await answerWith(page, [blogPost({ title, description: `<p>Before.</p>${marked.join('')}<p>After.</p>` })]);
	await page.goto(`${subPath}/blog/img-src-x-onerror-window-pwned-1`);
	const body = page.locator('[data-post-body]');
	await expect(body.getByText('Before.')).toBeVisible();
	await expect(body.getByText('After.')).toBeVisible();
	await expect(heading(page)).toHaveJSProperty('textContent', title);
	await expect(body.locator('script, iframe, object, input, style, [style], [onerror], [onload]')).toHaveCount(0);
	expect(await hasRun()).toBe(false);
});
