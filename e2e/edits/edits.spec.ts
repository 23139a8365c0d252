import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/bootstrap.mjs';
import { buildSite } from '../../scripts/lib/build.ts';
import { content } from '../support/content.ts';
import { Guard } from '../support/guard.ts';
import { overflow } from '../support/page-faults.ts';
import { firstWeek, secondWeek, settings } from './tasks.ts';

/*
 * The tasks of the people who run the site, each done by changing content alone on a copy of the project, which then
 * passes the gate of every deployment (build-weeks.ts). Done elsewhere: another address, phone number, map, mark, order of
 * links and chips, a thirteenth industry without a text, and no partners, clients or posts in e2e/other-agency; a service
 * that goes with a redirect, every kind of block on one page and a page in Markdown in e2e/pages/edited-content.spec.ts;
 * what each mistake is told in src/integrations/content/content-report.test.ts.
 */

for (const [week, tasks] of Object.entries({ 'first-week': firstWeek, 'second-week': secondWeek })) {
	test.describe(week, () => {
		const origin = process.env[week] ?? '';
		test.use({ baseURL: origin });
		for (const { name, shows = {}, look } of tasks)
			test(name, async ({ page }) => {
				const guard = new Guard([origin, new URL(settings.PUBLIC_ANALYTICS_SCRIPT).origin]);
				guard.allowLog(/ERR_NAME_NOT_RESOLVED/);
				guard.watch(page.context());
				for (const [path, texts] of Object.entries(shows)) {
					await page.goto(path);
					for (const text of texts) await expect(page.locator('body')).toContainText(text);
					await page.setViewportSize({ width: 320, height: 640 });
					expect(await page.evaluate(overflow), path).toEqual([]);
					await page.setViewportSize({ width: 1280, height: 720 });
				}
				await look?.(page);
				guard.check();
			});
	});
}

const read = (name: string) => readFileSync(join(root, 'content', name), 'utf8');
const refused = (edits: Record<string, string | null>) =>
	expect(buildSite({ name: 'edits-refused', settings: {}, edits })).rejects;

test('A renamed service without a redirect is said', async () => {
	const [{ path } = { path: '' }] = content.services;
	const file = `${path.slice(1)}.yaml`;
	await refused({ 'services/renamed.yaml': read(file), [file]: null }).toThrow(`found ${path}, which is no page`);
});

test('A colour in which a text could not be read is said, with the ratio', async () => {
	const colours = read('brand/colours.css').replace(/(--color-ink-soft: ).*/, '$1oklch(0.8 0.03 200);');
	await refused({ 'brand/colours.css': colours }).toThrow(/--color-ink-soft: found a contrast of [\d.]+ with/);
});
