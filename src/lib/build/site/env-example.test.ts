import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { envExample } from './env-example.ts';
import { settingsTable } from './settings-table.ts';

it('.env.example explains every setting in the table and no others', async () => {
	await expect(envExample()).toMatchFileSnapshot('../../../../.env.example');
});

it('the deployment to GitHub Pages passes every setting to the build, except the day', () => {
	const workflow = readFileSync('.github/workflows/deploy-pages.yml', 'utf8');
	const passed = [...workflow.matchAll(/^ {10}([A-Z_]+): \$\{\{ (?:vars|steps)\./gm)].map(([, name]) => name);
	const settings = Object.keys(settingsTable).filter((name) => name !== 'BUILD_DATE');
	expect(passed).toEqual(settings);
});
