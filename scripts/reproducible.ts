// npm run reproducible: builds the site twice and compares the builds file by file. The second build lies elsewhere,
// starts without the caches of the first, and runs on a machine of another place and language.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { differences, hashesOf } from './lib/folders.ts';
import { siteEnvironment } from './lib/build.ts';
import { reportFailure } from './lib/ports.ts';
import { runTool } from './lib/process.ts';
import { copyProject } from './lib/project-copy.ts';

const settings = { PUBLIC_SITE_URL: 'https://www.infotech.example' };
/** Builds a copy; gives the hash of each file. */
async function build(folder: string, machine: Record<string, string>): Promise<Map<string, string>> {
	const env = { ...siteEnvironment(settings), ...machine };
	const { ok, output } = await runTool('astro', ['build', '--root', folder], { env });
	if (!ok) throw new Error(output);
	const hashes = await hashesOf(join(folder, 'dist'));
	console.log(`${hashes.size} files (${Object.values(machine).join(', ')})`);
	return hashes;
}

async function compare(top: string): Promise<string[]> {
	const [one, two] = [join(top, 'one'), join(top, 'another', 'place')];
	await copyProject(one, true);
	await copyProject(two, false);
	const first = await build(one, { TZ: 'Asia/Kolkata', LANG: 'en_IN.UTF-8' });
	const second = await build(two, { TZ: 'America/St_Johns', LANG: 'tr_TR.UTF-8' });
	return differences(first, second);
}

const top = await mkdtemp(join(tmpdir(), 'reproducible-'));
try {
	const found = await compare(top).finally(() => rm(top, { recursive: true, force: true }));
	if (found.length > 0) throw new Error(`The builds differ:\n  ${found.join('\n  ')}`);
	console.log('Both builds are the same to the byte.');
} catch (error) {
	reportFailure(error, '');
}
