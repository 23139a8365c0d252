import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { htmlFaults } from '../../scripts/lib/html-validator.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Scope {
	/** Widths of the window; wide screens and phones unless told. */
	widths?: readonly number[];
	/** The colour schemes of the visitor; both unless told. */
	schemes?: readonly ('light' | 'dark')[];
	/** Rules that the state itself breaks on purpose. */
	except?: string[];
}

/** Puts the page into a colour scheme, nothing moving. */
async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
	await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
	// Colours on their way from one scheme to the other belong to neither.
	await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

/** The page as it stands, without what is hidden: that is looked at where it shows. */
const shownHtml = (page: Page): Promise<string> =>
	page.evaluate(() => {
		const copy = document.documentElement.cloneNode(true);
		if (!(copy instanceof HTMLElement)) throw new Error('No page');
		for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove();
		return `<!DOCTYPE html>${copy.outerHTML}`;
	});

/**
 * The page as it stands has no barrier: no rule of axe is broken on phones and on wide screens, best practices
 * included, nor by the colours of the dark scheme, and its HTML is valid.
 */
export async function expectNoBarrier(page: Page, scope: Scope = {}): Promise<void> {
	const { widths = [1440, 390], schemes = ['light', 'dark'], except = [] } = scope;
	for (const scheme of schemes) {
		await turn(page, scheme);
		// Widths change the layout, and the scheme colours alone.
		for (const width of scheme === 'light' ? widths : widths.slice(-1)) {
			await page.setViewportSize({ width, height: 900 });
			const axe = new AxeBuilder({ page });
			const rules = scheme === 'light' ? axe.withTags(tags).disableRules(except) : axe.withRules(['color-contrast']);
			const { violations } = await rules.analyze();
			const found = violations.flatMap(({ id, nodes }) =>
				nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}\n${failureSummary}`),
			);
			expect(found, `${width} px, ${scheme}`).toEqual([]);
		}
	}
	expect(htmlFaults(await shownHtml(page)), 'the HTML of the page as it stands').toEqual([]);
}
