import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { htmlFaults } from '../../scripts/lib/html-validator.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Scope {
	/** Rules that the state itself breaks on purpose. */
	except?: string[];
}

/** Reads the page as axe does, at this width; gives what is wrong and where. */
async function violationsOf(page: Page, width: number, axe: AxeBuilder): Promise<string[]> {
	await page.setViewportSize({ width, height: 900 });
	const { violations } = await axe.analyze();
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${width} px: ${id} at ${target.join(' ')}\n${failureSummary}`),
	);
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
export async function expectNoBarrier(page: Page, widths: readonly number[] = [1440, 390], scope: Scope = {}) {
	const rules = () => new AxeBuilder({ page }).withTags(tags).disableRules(scope.except ?? []);
	await turn(page, 'light');
	for (const width of widths) expect(await violationsOf(page, width, rules())).toEqual([]);
	await turn(page, 'dark');
	const colours = new AxeBuilder({ page }).withRules(['color-contrast']);
	expect(await violationsOf(page, widths.at(-1) ?? 390, colours), 'in the dark scheme').toEqual([]);
	expect(htmlFaults(await shownHtml(page)), 'the HTML of the page as it stands').toEqual([]);
}
