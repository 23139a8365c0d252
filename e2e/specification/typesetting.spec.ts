import { expect, test } from '../support/fixtures.ts';
import { sitemapOf } from '../support/pages.ts';

/**
 * Returns headings whose last line is one short word, even though the line above could spare a word. Runs in the
 * browser.
 */
function loneWords(): string[] {
	const boxesOf = (heading: Element): DOMRect[] => {
		const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
		const boxes: DOMRect[] = [];
		for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
			for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
				const range = document.createRange();
				range.setStart(node, index);
				range.setEnd(node, index + word.length);
				boxes.push(range.getBoundingClientRect());
			}
		}
		return boxes;
	};
	const endsInLoneWord = (heading: Element): boolean => {
		const boxes = boxesOf(heading);
		const [before, last] = boxes.slice(-2);
		// When a three-word heading takes up two lines, one word is always alone.
		if (boxes.length < 4 || before === undefined || last === undefined || last.top - before.top < 4) return false;
		const longest = Math.max(...boxes.map(({ right }) => right)) - last.left;
		// Two long words may not fit on one narrow line, and a long last word looks fine on a line of its own.
		const hasRoom = before.width + last.width + last.height / 4 < heading.getBoundingClientRect().width;
		return hasRoom && last.width < 0.7 * longest;
	};
	return [...document.querySelectorAll('h1, h2, h3')]
		.filter((heading) => heading.checkVisibility() && endsInLoneWord(heading))
		.map((heading) => heading.textContent.trim());
}

test(
	'No heading leaves one short word on its last line, on phones, tablets and wide screens',
	{ tag: '@chromium' },
	async ({ page, guard }) => {
		test.slow();
		guard.allowLog(/status of 404/);
		// On the first page of a visit, the typefaces may arrive too late to be used.
		await page.goto('/');
		await page.evaluate(() => document.fonts.ready);
		for (const path of [...(await sitemapOf('root')), '/no-such-page']) {
			await page.goto(path);
			for (const width of [360, 768, 1440, 1920]) {
				await page.setViewportSize({ width, height: 900 });
				expect.soft(await page.evaluate(loneWords), `${path} at ${width} px`).toEqual([]);
			}
		}
	},
);
