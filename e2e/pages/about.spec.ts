import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

const { about, aboutFaqs, site } = content;

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test.beforeEach(({ page }) => page.goto('/about'));

	test('The page opens with a statement and tells who the agency is', async ({ page }) => {
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.hero.title);
		const story = page.getByRole('region', { name: about.story.title });
		await expect(story.getByRole('paragraph')).toHaveText(about.story.paragraphs);
	});

	test('Six questions stand closed, one answer opens at a time, and a click closes it again', async ({ page }) => {
		const section = page.getByRole('region', { name: about.faq.title });
		const answers = section.getByRole('paragraph').filter({ hasNotText: about.faq.text });
		const questions = aboutFaqs.map(({ question }) => section.getByText(question, { exact: true }));
		expect(questions).toHaveLength(6);
		await expect(section.locator('details')).toHaveCount(6);
		await expect(answers.filter({ visible: true })).toHaveCount(0);
		for (const [index, question] of questions.entries()) {
			await question.click();
			await expect(answers.filter({ visible: true })).toHaveText([aboutFaqs[index]?.answer ?? '']);
		}
		await questions.at(-1)?.click();
		await expect(answers.filter({ visible: true })).toHaveCount(0);
	});

	test('The page ends with the shared banner and its phone link', async ({ page }) => {
		const banner = page.getByRole('main').getByRole('region').last();
		await expect(banner.getByRole('heading')).toHaveText('Have a Project in Mind?');
		await expect(banner.getByRole('link', { name: 'Contact Us Now', exact: true })).toHaveAttribute(
			'href',
			`tel:${site.phone.number}`,
		);
	});
});

test('The questions open and close by keyboard', async ({ page }) => {
	await page.goto('/about');
	const [first, second] = aboutFaqs;
	const answer = (text: string | undefined) => page.getByText(text ?? '', { exact: true });
	await page.locator('summary').first().focus();
	await page.keyboard.press('Enter');
	await expect(answer(first?.answer)).toBeVisible();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Space');
	await expect(answer(second?.answer)).toBeVisible();
	await expect(answer(first?.answer)).toBeHidden();
	await page.keyboard.press('Space');
	await expect(answer(second?.answer)).toBeHidden();
});
