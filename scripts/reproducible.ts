// npm run reproducible: builds the site twice and compares the builds file by file. The second build runs in a
// different folder, without caches, and with a different time zone and language.
import './lib/plain-errors.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { root } from './bootstrap.mjs';
import { siteEnvironment } from './lib/build.ts';
import { runTool } from './lib/process.ts';
import { copyProject } from './lib/project-copy.ts';

const settings = { PUBLIC_SITE_URL: 'https://www.infotech.example' };
const machines = [
	{ TZ: 'Asia/Kolkata', LANG: 'en_IN.UTF-8' },
	{ TZ: 'America/St_Johns', LANG: 'tr_TR.UTF-8' },
];

const top = await mkdtemp(join(tmpdir(), 'reproducible-'));
try {
	const copy = join(top, 'another', 'place');
	await copyProject(copy);
	for (const [index, folder] of [root, copy].entries()) {
		const env = { ...siteEnvironment(settings), ...machines[index] };
		const args = ['build', '--root', folder, '--outDir', join(top, `build-${index + 1}`)];
		const { ok, output } = await runTool('astro', args, { env });
		if (!ok) throw new Error(output);
		console.log(`Built with ${Object.values(machines[index] ?? {}).join(', ')}.`);
	}
	const compare = ['diff', '--no-index', '--no-renames', '--name-status', 'build-1', 'build-2'];
	const { exitCode, stdout, stderr } = await execa('git', compare, { cwd: top, reject: false });
	if (exitCode !== 0) throw new Error(`The builds differ:\n${stdout}${stderr}`);
	console.log('Both builds are identical.');
} finally {
	await rm(top, { recursive: true, force: true });
}
