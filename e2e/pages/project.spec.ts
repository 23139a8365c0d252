import { readFile } from 'node:fs/promises';
import { slugify } from '../../src/lib/blog/slug.ts';
import { measured } from '../../src/schemas/measured.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

const { industries, portfolio, projects, services, home } = content;

test.use({ javaScriptEnabled: false });

for (const [index, project] of projects.entries()) {
	test(`The page of a project shows what is known of it, and nothing else: ${project.path}`, async ({ page }) => {
		await page.goto(project.path);
		const main = page.getByRole('main');
		await expect(main.getByRole('heading', { level: 1 })).toHaveText(project.name);
		await expect(main.getByRole('img', { name: project.alt, exact: true })).toBeVisible();
		await expect(main.getByText(project.problem, { exact: true })).toBeVisible();
		const isConcept = project.concept === true || project.placeholder === true;
		await expect(main.getByText(portfolio.labels.concept, { exact: true })).toHaveCount(isConcept ? 1 : 0);
		for (const { title, argument, detail } of project.decisions) {
			await expect(main.getByRole('heading', { name: title })).toBeVisible();
			await expect(main.getByText(argument, { exact: true })).toBeVisible();
			if (detail === undefined) continue;
			const picture = main.getByRole('img', { name: detail.alt, exact: true });
			await picture.scrollIntoViewIfNeeded();
			await expect(picture).toHaveJSProperty('complete', true);
			expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
		}
		for (const slug of project.industries) await expect(main.locator(`a[href="/Industries#${slug}"]`)).toBeVisible();
		for (const slug of project.services)
			await expect(main.locator(`a[href="/services/${slug}"]`).first()).toBeVisible();
		await expect(main.locator('a[target=_blank]')).toHaveCount(project.link === undefined ? 0 : 1);
		const next = projects[(index + 1) % projects.length];
		await expect(main.getByRole('navigation', { name: portfolio.project.next }).locator('a').first()).toHaveAttribute(
			'href',
			next?.path ?? '',
		);
	});
}

test('Services, industries and projects lead to each other', async ({ page }) => {
	for (const service of services.filter(({ blocks }) => blocks.some(({ kind }) => kind === 'projects'))) {
		await page.goto(service.path);
		const naming = projects.filter((project) => project.services.some((slug) => service.path.endsWith(`/${slug}`)));
		for (const { path } of naming.slice(0, 3))
			await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toBeVisible();
	}
	await page.goto('/Industries');
	for (const { name } of industries) {
		const first = projects.find((project) => project.industries.includes(slugify(name)));
		const tile = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
		await expect(tile.getByRole('link')).toHaveCount(first ? 1 : 0);
		if (first) await expect(tile.getByRole('link')).toHaveAttribute('href', first.path);
		if (first) await expect(tile).toHaveAttribute('id', slugify(name));
	}
	await page.goto('/');
	const links = page.getByRole('region', { name: home.work.title }).getByRole('listitem').getByRole('link');
	const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
	expect(paths).toEqual(home.work.slugs.map((slug) => `/portfolio/${slug}`));
});

test.describe('with motion', () => {
	test.use({ javaScriptEnabled: true, contextOptions: { reducedMotion: 'no-preference' } });

	test('The picture of a pressed card travels to the head of its page', async ({ page }) => {
		await page.addInitScript(() => {
			const note = () => {
				for (const { effect } of document.getAnimations())
					if (effect instanceof KeyframeEffect && effect.pseudoElement === '::view-transition-group(project)')
						document.documentElement.dataset['travelled'] = 'true';
			};
			addEventListener('pagereveal', ({ viewTransition }) => void viewTransition?.ready.then(note, () => undefined));
		});
		// A busy browser may leave the transition out.
		await expect(async () => {
			await page.goto('/portfolio');
			await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
			await expect(page.locator('html')).toHaveAttribute('data-travelled', { timeout: 2000 });
		}).toPass();
		await expect(page).toHaveURL(projects[0]?.path ?? '');
	});
});

test('What was measured of this website is shown as the file of measurements has it', async ({ page }) => {
	const { commit, figures } = measured.parse(JSON.parse(await readFile('src/assets/measured.json', 'utf8')));
	await page.goto('/this-website');
	await expect(page.getByText(commit)).toBeVisible();
	await expect(page.getByRole('definition').first()).toHaveText(figures.document.toLocaleString('en-IN'));
});
