import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/bootstrap.mjs';
import type { EngineName } from '../../scripts/lib/engines.ts';
import { expect, siteTest } from '../support/fixtures.ts';
import { expectedErrors } from './engines.ts';
import { start } from './launch.ts';
import type { Engine } from './tab.ts';
import { Visitor } from './visitor.ts';

interface WorkerFixtures {
	engineName: EngineName;
	engine: Engine;
}

interface Fixtures {
	visitor: Visitor;
	/** Patterns for the errors that a journey expects. */
	errors: { expected: RegExp[] };
}

/** The `test` function for journeys. Its `visitor` uses a tab in the engine that the Playwright project tests. */
export const journey = siteTest.extend<Fixtures, WorkerFixtures>({
	engineName: ['chromium', { option: true, scope: 'worker' }],
	engine: [
		async ({ engineName }, use) => {
			const engine = await start[engineName]();
			await use(engine);
			await engine.stop();
		},
		{ scope: 'worker', timeout: 60_000 },
	],
	errors: async ({ engineName }, use) => {
		await use({ expected: [...expectedErrors[engineName]] });
	},
	visitor: async ({ engine, engineName, baseURL, viewport, colorScheme, errors }, use, { title, annotations }) => {
		annotations.push({ type: 'version', description: engine.version });
		const folder = join(root, '.local', 'engines', engineName);
		mkdirSync(folder, { recursive: true });
		const name = title.toLowerCase().replace(/[^a-z]+/g, '-');
		const size = viewport ?? { width: 390, height: 844 };
		const tab = await engine.open({ isDark: colorScheme === 'dark', ...size });
		await use(new Visitor(tab, baseURL ?? '', (state) => join(folder, `${name}-${state}.png`) as `${string}.png`));
		const found = tab.errors().filter((error) => !errors.expected.some((pattern) => pattern.test(error)));
		await tab.close();
		expect.soft(found, 'console errors, uncaught errors and policy violations').toEqual([]);
	},
});
