import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder with what the blog's loader reads of a project, its rules of cleaning included. */
export async function blogProject(): Promise<string> {
	const root = await mkdtemp(join(tmpdir(), 'blog-'));
	await mkdir(join(root, 'content', 'blog'), { recursive: true });
	await mkdir(join(root, 'src/lib/blog/build'), { recursive: true });
	await mkdir(join(root, 'src/lib/site'));
	await mkdir(join(root, 'node_modules'));
	for (const file of ['node_modules/.package-lock.json', 'src/lib/site/urls.ts', 'src/lib/blog/build/allow-list.ts'])
		await writeFile(join(root, file), 'first version');
	return root;
}
