import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toolScript } from '../bootstrap.mjs';
import { siteEnvironment } from '../lib/build.ts';
import { builtPosts, folder } from './folders.ts';
import { measure, type Cost } from './measure.ts';

const bare = join(folder, 'bare');

const config = `export default { build: { format: 'file' }, devToolbar: { enabled: false } };\n`;

/** Prints pages that are finished already, as few lines as Astro takes for it. */
const page = `---
import { readdir, readFile } from 'node:fs/promises';
export async function getStaticPaths() {
	const names = (await readdir(process.env.BENCH_PAGES)).filter((name) => name.endsWith('.html'));
	const shown = names.slice(0, Number(process.env.BENCH_POSTS));
	return shown.map((name) => ({ params: { slug: name.slice(0, -'.html'.length) } }));
}
const html = await readFile(\`\${process.env.BENCH_PAGES}/\${Astro.params.slug}.html\`, 'utf8');
---
<Fragment set:html={html} />
`;

/** Writes an Astro project with a single page and no integrations. */
export async function prepareBare(): Promise<void> {
	await mkdir(join(bare, 'src', 'pages', 'blog'), { recursive: true });
	await writeFile(join(bare, 'astro.config.mjs'), config);
	await writeFile(join(bare, 'src', 'pages', 'blog', '[slug].astro'), page);
}

/** Builds the bare project with so many of the posts of the built site. */
export async function measureBare(posts: number): Promise<Cost> {
	const env = { ...siteEnvironment({}), BENCH_PAGES: builtPosts, BENCH_POSTS: String(posts) };
	return measure(toolScript('astro'), ['build', '--root', bare], env);
}
