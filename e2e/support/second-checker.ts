import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

/** The parts of IBM's checker that this file uses. */
interface Engine {
	Checker: new () => {
		/** The rules in each set of guidelines, keyed by the set's name. */
		rulesetRules: Record<string, string[]>;
		check: (page: Document, guidelines: string[]) => Promise<{ results: Result[] }>;
	};
}

interface Result {
	ruleId: string;
	message: string;
	/** `VIOLATION` with `FAIL` means that the checker is sure about the problem. */
	value: [level: string, outcome: string];
	node: Element;
}

/** Correct markup that the checker rejects. */
const accepted = [
	{ rule: 'aria_content_in_landmark', at: 'a[href="#main"]', why: 'a skip link stands before all landmarks' },
	{ rule: 'element_tabbable_role_valid', at: 'table', why: 'a wide table of a post scrolls, by keyboard too' },
	{
		rule: 'table_headers_exists',
		at: 'table:has(> thead.max-sm\\:sr-only)',
		why: 'on phones its rows are stacked, and its headers are only read out',
	},
	{ rule: 'table_headers_exists', at: '[data-post-body] table', why: 'its author wrote the table without headers' },
	{
		rule: 'table_headers_related',
		at: '[data-post-body] :is(td, th)',
		why: 'its author wrote headers over several columns',
	},
];

/** The script that defines `ace` in a page. */
export const secondChecker = `${readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine'), 'utf8')}; window.ace = ace;`;

/** Returns the problems that the checker is sure about. Runs in the browser. */
async function findings(exceptions: typeof accepted): Promise<string[]> {
	const { ace } = window as unknown as { ace: Engine };
	const checker = new ace.Checker();
	// Leaves contrast to axe, which checks it in both schemes.
	const rules = checker.rulesetRules['IBM_Accessibility']?.filter((rule) => rule !== 'text_contrast_sufficient');
	checker.rulesetRules['IBM_Accessibility'] = rules ?? [];
	const { results } = await checker.check(document, ['IBM_Accessibility']);
	if (results.length === 0) throw new Error('The checker had no rules.');
	return results
		.filter(({ value }) => value.join() === 'VIOLATION,FAIL')
		.filter(({ ruleId, node }) => !exceptions.some(({ rule, at }) => rule === ruleId && node.matches(at)))
		.map(({ ruleId, message, node }) => `${ruleId}: ${message} ${node.outerHTML.slice(0, 120)}`);
}

/**
 * Checks the page with IBM's checker, which finds problems that axe misses, such as cards without a name. The page must
 * first run `secondChecker`.
 */
export async function expectNoFinding(page: Page): Promise<void> {
	expect(await page.evaluate(findings, accepted)).toEqual([]);
}
