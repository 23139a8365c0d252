import { load } from 'cheerio';
import { expect, test } from '../support/fixtures.ts';
import { sitemapOf } from '../support/pages.ts';

test.use({ variant: 'delivered' });

test('No drawing depends on prefers-color-scheme inside its file, because WebKit ignores it there', async ({
	request,
}) => {
	const texts = new Map<string, Promise<boolean>>();
	const asks = (address = ''): Promise<boolean> => {
		const file = address.replace(/#.*/, '');
		const found =
			texts.get(file) ?? request.get(file).then(async (one) => /prefers-color-scheme/.test(await one.text()));
		texts.set(file, found);
		return found;
	};
	for (const path of await sitemapOf('delivered')) {
		const $ = load(await (await request.get(path)).text());
		for (const drawing of $('img[src*=".svg"], source[srcset*=".svg"]')) {
			const address = $(drawing).attr('src') ?? $(drawing).attr('srcset');
			const hasDarkFile = $(drawing).is('img') && $(drawing).siblings('source[media*="dark"]').length > 0;
			expect.soft(hasDarkFile || !(await asks(address)), `${path}: ${address}`).toBe(true);
		}
	}
	expect(texts.size).toBeGreaterThan(0);
});
