import { chmod, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A built site as it lies on a server. */
export interface Stage {
	/** What a server serves; the sub-path is a folder in it. */
	root: string;
	/** The built site itself. */
	folder: string;
	/** The sub-path, `/` where there is none. */
	base: string;
	/** For configuration, logs and the like. */
	work: string;
	remove: () => Promise<void>;
}

/** Copies a built site to where every server may read it, whatever user it runs as. */
export async function stageSite(built: string, base: string): Promise<Stage> {
	const top = await mkdtemp(join(tmpdir(), 'hosts-'));
	const root = join(top, 'root');
	const work = join(top, 'work');
	const folder = join(root, base);
	await mkdir(folder, { recursive: true });
	await mkdir(work);
	await cp(built, folder, { recursive: true });
	await chmod(top, 0o755);
	await chmod(work, 0o777);
	return { root, folder, base, work, remove: () => rm(top, { recursive: true, force: true }) };
}
