import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostFiles } from './host-files.ts';
import { headersFile, hostingRules, redirectsFile } from './hosting-rules.ts';
import { runDone } from '../testing/run-integration.ts';

let root: string;

beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), 'built-'));
});
afterEach(() => rm(root, { recursive: true }));

describe('hostFiles', () => {
	it.each(['/', '/website'])('writes the rules for a site below %s', async (base) => {
		await runDone(hostFiles(), pathToFileURL(`${root}/`), base);
		const rules = hostingRules(base);
		expect(await readFile(join(root, '_redirects'), 'utf8')).toBe(redirectsFile(rules));
		expect(await readFile(join(root, '_headers'), 'utf8')).toBe(headersFile(rules));
	});

	it('tells GitHub Pages to serve folders that start with an underscore', async () => {
		await runDone(hostFiles(), pathToFileURL(`${root}/`));
		expect(await readdir(root)).toContain('.nojekyll');
	});
});
