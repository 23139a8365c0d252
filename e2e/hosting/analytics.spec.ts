import { analyticsScript, subPath } from '../support/variants.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ variant: 'backend' });

test('Pages load the configured analytics script, and the privacy notice names its host', async ({ page }) => {
	const asked = page.waitForRequest(analyticsScript);
	await page.goto(`${subPath}/privacy`);
	await asked;
	await expect(page.getByRole('main').getByText(new URL(analyticsScript).host).first()).toBeVisible();
});
