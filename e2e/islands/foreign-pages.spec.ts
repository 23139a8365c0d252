import type { Locator, Page } from '@playwright/test';
import { answerWith, blogPost, blogPosts, loading } from '../support/blog.ts';
import { briefTotal } from '../support/content.ts';
import { expect, subPath, test, text } from '../support/fixtures.ts';
import { addForeignNodes, prependForeignNodes, translatePage, untranslated } from '../support/foreign-page.ts';
import { business, subscribed } from '../support/forms.ts';
import { withoutMessage } from '../support/guard.ts';
import { failScripts, holdScripts, newAddress, receivedFrom, scriptFailureLogs } from '../support/services.ts';

test.use({ builds: ['backend'], contextOptions: { reducedMotion: 'reduce' } });

/** How a visitor uses an island. Texts may be translated, so parts are found by their names in the code. */
interface Use {
	path: string;
	hosting?: 'plain';
	/** What the visitor does first: before React comes, except on pages that are translated after it. */
	begin: (island: Locator) => Promise<unknown>;
	/** What the visitor does when React is there, and what has come of both. */
	finish: (island: Locator, page: Page) => Promise<unknown>;
	/** What has come of the beginning if the island's file fails. */
	withoutFile: (island: Locator) => Promise<unknown>;
}

/** Each form keeps what was typed and chosen, the focus and the caret, and sends everything once. */
function form(path: string, fields: Record<string, string>, last: string, success: string): Use {
	const values = { ...fields };
	const field = (island: Locator, name: string) => island.locator(`[name=${name}]`);
	return {
		path: `${subPath}${path}`,
		begin: async (island) => {
			values['email'] = newAddress();
			for (const [name, value] of Object.entries(values))
				if (name === 'businessType') await field(island, name).selectOption(value);
				else await field(island, name).fill(value);
			await field(island, last).press('Home');
		},
		finish: async (island, page) => {
			await expect(field(island, last)).toBeFocused();
			await page.keyboard.type('x');
			await island.locator('[type=submit]').click();
			const result = island.getByRole('status');
			await expect.poll(async () => untranslated(await result.textContent())).toBe(success);
			const sent = { ...values, [last]: `x${values[last]}` };
			const { messages, subscriptions } = await receivedFrom(sent['email'] ?? '');
			if (last === 'email') expect(subscriptions).toBe(1);
			else expect(messages).toMatchObject([sent]);
		},
		withoutFile: async (island) => {
			await island.locator('[type=submit]').click();
			await expect(island.locator('.form-fallback a')).toHaveCount(2);
			await expect(island.locator('.form-fallback')).toBeInViewport();
			for (const [name, value] of Object.entries(values)) await expect(field(island, name)).toHaveValue(value);
		},
	};
}

const shown = (island: Locator) => island.locator('.swiper-slide:not([inert])');
/** The picture of a project, or a quote, whose picture only decorates. */
const content = 'img:not([alt=""]), blockquote';
const carousel: Use = {
	path: `${subPath}/landing-page`,
	begin: (island) => island.locator('.carousel-viewport').hover(),
	finish: async (island) => {
		const slides = island.locator('.swiper-slide');
		const labels = await slides.evaluateAll((all) => all.map((slide) => slide.getAttribute('aria-label')));
		await island.getByRole('button').nth(2).click();
		await expect(shown(island)).toHaveAttribute('aria-label', labels[1] ?? '');
		await expect(shown(island).locator(content)).toBeInViewport();
		await expect(island.locator(content)).toHaveCount(labels.length);
	},
	withoutFile: async (island) => {
		await island.page().mouse.wheel(5000, 0);
		await expect(island.locator('.swiper-slide').last()).toBeInViewport({ ratio: 0.5 });
		await expect(island.getByRole('button')).toHaveCount(0);
	},
};

const open = (island: Locator) => island.locator('details[open] summary');
const panel = (island: Locator) => island.locator('.tab-panel').filter({ visible: true });

const uses: Record<string, Use> = {
	'contact-form': form(
		'/contactus',
		{ name: 'Meera Shah', message: 'A shop for sarees' },
		'message',
		text('words', 'contact.success'),
	),
	'lead-form': form(
		'/landing-page',
		{ businessType: business, phone: '+91 98250 00000', name: 'Kiran Desai' },
		'name',
		text('words', 'lead.success'),
	),
	'newsletter-form': form('/about', {}, 'email', subscribed),
	'work-carousel': carousel,
	'testimonial-carousel': carousel,
	'faq-accordion': {
		path: `${subPath}/about`,
		begin: (island) => island.locator('summary').nth(1).click(),
		finish: async (island) => {
			const [first, second] = await island.locator('summary').allTextContents();
			await expect(open(island)).toHaveText(second ?? '');
			// Imitates browsers that do not know this attribute, where only React closes the others.
			await island.locator('details').evaluateAll((all) => all.forEach((item) => item.removeAttribute('name')));
			await island.locator('summary').first().click();
			await expect(open(island)).toHaveCount(1);
			await expect(open(island)).toHaveText(first ?? '');
			await island.locator('summary').first().press('Enter');
			await expect(open(island)).toHaveCount(0);
		},
		withoutFile: async (island) => {
			await island.locator('summary').first().click();
			await expect(open(island)).toHaveCount(1);
		},
	},
	'technology-tabs': {
		path: `${subPath}/`,
		begin: (island) => island.getByRole('tab').nth(2).click(),
		finish: async (island) => {
			await expect(panel(island)).toHaveId('tools2');
			await island.getByRole('tab').nth(1).click();
			await expect(panel(island)).toHaveId('tools1');
			await expect(island.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls', 'tools1');
			await expect(island.locator('.tab-panel')).toHaveCount(await island.getByRole('tab').count());
		},
		withoutFile: (island) => expect(panel(island)).toHaveId('tools2'),
	},
};

const searchField = (island: Locator) => island.getByRole('searchbox');
const phones = { title: 'Phones and fonts', description: '<p>One phone</p>' };
const posts = [blogPost(), ...blogPosts([phones, { title: 'A shop' }])];

/** The list takes every key, and has no card twice. */
uses['blog-list'] = {
	path: `${subPath}/blog`,
	begin: (island) => searchField(island).pressSequentially('phon'),
	finish: async (island, page) => {
		const searchStatus = async () => untranslated(await island.getByRole('status').textContent());
		await page.keyboard.press('e');
		await expect(searchField(island)).toHaveValue('phone');
		await expect.poll(searchStatus).toBe(text('words', 'blog.search.foundOne').replace('{query}', 'phone'));
		await expect(island.locator('mark').last()).toContainText('phone');
		for (let letter = 0; letter < 5; letter += 1) await page.keyboard.press('Backspace');
		await expect.poll(searchStatus).toBe('');
		await expect(island.getByRole('article')).toHaveCount(posts.length);
		await expect(island.locator('mark')).toHaveCount(0);
	},
	withoutFile: async (island) => {
		await expect(loading(island.page())).toBeVisible();
		await expect(searchField(island)).toHaveValue('phon');
	},
};

/** The brief keeps the answers that were given before React, and weaves them. */
uses['brief'] = {
	path: `${subPath}/brief`,
	begin: (island) => island.getByRole('checkbox').first().check(),
	finish: async (island, page) => {
		const said = async () => untranslated(await island.getByRole('status').first().textContent());
		await expect.poll(said).toContain(briefTotal(0, 1));
		await island.getByRole('radio').first().check();
		await expect.poll(said).toContain(briefTotal(0, 0));
		await expect(island.getByRole('img')).toHaveCount(1);
		await expect(page).toHaveURL(/#w=-0-0$/);
	},
	withoutFile: (island) => expect(island.getByRole('checkbox').first()).toBeChecked(),
};

/** A late post shows itself, on the late-post page and on the 404 page. */
const latePost: Use = {
	path: `${subPath}/blog/fresh-from-the-loom`,
	begin: () => Promise.resolve(),
	finish: async (island, page) => {
		await expect.poll(async () => untranslated(await island.locator('h1').textContent())).toBe(blogPost().title);
		await expect(island.locator('[data-post-body] p').last()).toContainText('whole');
		await expect(page.locator('.fallback-page')).toBeHidden();
		await expect(island.getByRole('status')).toHaveCount(0);
	},
	withoutFile: (island) => expect(island.page().getByText(text('words', 'blog.post.failed'))).toBeVisible(),
};
uses['late-post'] = latePost;
uses['late-post on plain hosts'] = { ...latePost, hosting: 'plain' };

/** What happens to the page before React comes. */
const changes = {
	'translated before': translatePage,
	'foreign nodes before': addForeignNodes,
	// React has to render these islands anew, which it reports.
	'foreign nodes around the island': prependForeignNodes,
};

for (const [name, { path, hosting, begin, finish, withoutFile }] of Object.entries(uses)) {
	test.describe(name, () => {
		test.use({ hosting: hosting ?? 'rules' });
		test.beforeEach(async ({ page, guard }) => {
			if (hosting) guard.allowLog(/status of 404/);
			await answerWith(page, posts);
		});
		const [island = ''] = name.split(' ');
		const islandOn = (page: Page) => page.locator(`[data-island=${island}]`);
		const isReady = (page: Page) => expect(islandOn(page)).toHaveAttribute('data-hydrated', '');

		for (const [state, change] of Object.entries(changes)) {
			test(state, async ({ page, guard }) => {
				if (change === prependForeignNodes) guard.allowLog(/#418/, withoutMessage);
				const release = await holdScripts(page);
				await page.goto(path, { waitUntil: 'domcontentloaded' });
				await page.evaluate(change);
				await begin(islandOn(page));
				release();
				await isReady(page);
				await finish(islandOn(page), page);
			});
		}

		test('translated after', async ({ page }) => {
			await page.goto(path);
			await islandOn(page).hover();
			await isReady(page);
			await page.evaluate(translatePage);
			await begin(islandOn(page));
			await finish(islandOn(page), page);
		});

		test('file fails', async ({ page, guard }) => {
			guard.allowLog(...scriptFailureLogs);
			await failScripts(page);
			await page.goto(path);
			await begin(islandOn(page));
			await withoutFile(islandOn(page));
		});
	});
}
