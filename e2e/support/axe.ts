import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, Result, RunOptions } from 'axe-core';

/** The script that defines `axe` in a page. */
export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules for WCAG 2.2 AA. */
export const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Returns the axe rules that the page breaks in its current state. @param options for axe, such as the rules to check. */
export async function violationsOf(page: Page, options: RunOptions): Promise<Result[]> {
	// Evaluates the script as the developer tools do, because the page's policy would block a script element. `axe`
	// stays in the page for later calls.
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe}; undefined`);
	const look = async (chosen: RunOptions) => {
		const { axe: engine } = window as unknown as Record<'axe', { run: (of: RunOptions) => Promise<AxeResults> }>;
		return (await engine.run({ resultTypes: ['violations'], ...chosen })).violations;
	};
	return page.evaluate(look, options);
}
