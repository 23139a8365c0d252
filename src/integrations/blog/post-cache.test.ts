import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { readText } from '../../lib/blog/build/post-texts.ts';
import type * as SanitiseBuild from '../../lib/blog/build/sanitise-build.ts';
import { sanitiseAtBuild } from '../../lib/blog/build/sanitise-build.ts';
import { startServer, type Answer } from '../../testing/http-server.ts';
import { blogLoader } from './blog-loader.ts';
import { readSettings } from '../build-settings.ts';
import { blogProject } from './testing/blog-project.ts';
import { runLoader, type Kept } from './testing/run-loader.ts';

vi.mock('../../lib/blog/build/sanitise-build.ts', async (original) => {
	const { sanitiseAtBuild: clean } = await original<typeof SanitiseBuild>();
	return { sanitiseAtBuild: vi.fn(clean) };
});

const blog = (id: string, text = `Text of ${id}`) => ({
	_id: id,
	title: `Title ${id}`,
	description: `<p>${text}</p>`,
	createdAt: '2026-01-31T09:30:00.000Z',
	website: 'infotech',
});
const list = (posts: readonly unknown[], headers?: Record<string, string>): Answer => ({
	body: JSON.stringify(posts),
	...(headers && { headers }),
});
const UNCHANGED: Answer = { status: 304 };
const SAYING_SO = 'The backend says that its posts are those of the last build';

const server = await startServer();
let root: string;
let kept: Kept;

/** One build after the other, each with the settings given and what the earlier ones have left. */
async function build(answer: Answer, env: Record<string, string> = { PUBLIC_BACKEND_URL: server.origin }, base = '/') {
	server.answerWith(answer);
	vi.mocked(sanitiseAtBuild).mockClear();
	const { entries, messages } = await runLoader(blogLoader(readSettings(env)), root, base, kept);
	return {
		texts: entries().map(({ data }) => readText(String(data['textFile'])).html),
		cleaned: vi.mocked(sanitiseAtBuild).mock.calls.map(([description]) => description),
		asked: server.received.map(({ headers }) => headers),
		messages,
	};
}

beforeEach(async () => {
	root = await blogProject();
	kept = { entries: new Map(), meta: new Map() };
});
afterEach(() => rm(root, { recursive: true }));
afterAll(() => server.close());

describe('the backend’s answer', () => {
	it('is asked for past every cache', async () => {
		const { asked } = await build(list([]));
		expect(asked).toMatchObject([{ 'cache-control': 'no-cache' }]);
		expect(asked[0]).not.toHaveProperty('if-none-match');
	});

	it('counts again where the backend says that it has not changed, warnings included', async () => {
		const first = await build(list([blog('a'), { _id: 'bad' }, blog('b')], { etag: '"1"' }));
		expect(first.messages).toEqual([expect.stringMatching(/^Left out of the blog: bad/)]);
		const second = await build(UNCHANGED);
		expect(second.asked).toMatchObject([{ 'if-none-match': '"1"' }]);
		expect(second.texts).toEqual(first.texts);
		expect(second.cleaned).toEqual([]);
		expect(second.messages).toEqual([SAYING_SO, ...first.messages]);
		expect((await build(UNCHANGED)).texts).toEqual(first.texts);
	});

	it('is taken anew from any 200, and only what changed is cleaned', async () => {
		await build(list([blog('a'), blog('b'), blog('c')], { etag: '"1"' }));
		const { texts, cleaned } = await build(list([blog('new'), blog('a', 'Edited'), blog('c')], { etag: '"1"' }));
		expect(texts).toEqual(['<p>Text of new</p>', '<p>Edited</p>', '<p>Text of c</p>']);
		expect(cleaned).toEqual(['<p>Text of new</p>', '<p>Edited</p>']);
	});

	it('loses the posts that were taken down', async () => {
		await build(list([blog('a'), blog('b')], { etag: '"1"' }));
		expect((await build(list([blog('b')]))).texts).toEqual(['<p>Text of b</p>']);
		expect((await build(list([]))).texts).toEqual([]);
	});

	it('is asked for by its date where that is older than the answer by a second or more', async () => {
		const dates = (modified: string, date: string) => ({ 'last-modified': modified, date });
		const [early, late] = ['Sat, 31 Jan 2026 09:30:00 GMT', 'Sat, 31 Jan 2026 09:30:01 GMT'];
		await build(list([blog('a')], dates(early, late)));
		expect((await build(list([blog('a')], dates(late, late)))).asked).toMatchObject([{ 'if-modified-since': early }]);
		// Another post may have been published within that second.
		expect((await build(UNCHANGED).catch(() => undefined)) ?? 'stopped').toBe('stopped');
		expect(server.received[0]?.headers).not.toHaveProperty('if-modified-since');
	});

	it('stops the build where it claims to be unchanged and nothing is kept', async () => {
		await expect(build(UNCHANGED)).rejects.toThrow(/try 3: the answer has the status 304 Not Modified/);
	});
});

describe('a kept answer', () => {
	/** Changes the file of the first post. */
	const edit = async (change: (text: string) => string) => {
		const file = String(kept.entries.get('000000-a')?.data['textFile']);
		await writeFile(file, change(await readFile(file, 'utf8')));
	};
	const damages: [string, () => unknown][] = [
		['a post has lost its file', () => rm(join(root, '.cache'), { recursive: true })],
		['a post is cut off', () => edit((text) => text.slice(0, 50))],
		['a post has lost a field', () => edit((text) => text.replace('"title":"Title a",', ''))],
		['a post is missing', () => void kept.entries.delete('000001-b')],
		['a post reads otherwise', () => edit((text) => text.replace('Title a', 'X'))],
		['the note is cut off', () => void kept.meta.set('answer', kept.meta.get('answer')?.slice(0, 20) ?? '')],
		['the note is of another form', () => void kept.meta.set('answer', '{"etag":"1"}')],
	];

	test.each(damages)('is dropped and asked for without conditions where %s', async (_what, damage) => {
		const first = await build(list([blog('a'), blog('b')], { etag: '"1"' }));
		await damage();
		const { texts, asked } = await build(list([blog('a'), blog('b')], { etag: '"1"' }));
		expect(asked[0]).not.toHaveProperty('if-none-match');
		expect(texts).toEqual(first.texts);
	});

	it('belongs to one backend', async () => {
		await build(list([blog('a')], { etag: '"1"' }));
		const elsewhere = { PUBLIC_BACKEND_URL: `${server.origin}/other` };
		const { asked, cleaned } = await build(list([blog('a')], { etag: '"1"' }), elsewhere);
		expect(asked[0]).not.toHaveProperty('if-none-match');
		expect(cleaned).toHaveLength(1);
	});

	it('does not outlive a build without the backend', async () => {
		for (const env of [{}, { PUBLIC_BACKEND_URL: server.origin, BLOG_OFFLINE: '1' }]) {
			await build(list([blog('a')], { etag: '"1"' }));
			expect((await build(UNCHANGED, env)).texts).toEqual([]);
			const { asked, texts } = await build(list([blog('a')], { etag: '"1"' }));
			expect(asked[0]).not.toHaveProperty('if-none-match');
			expect(texts).toEqual(['<p>Text of a</p>']);
		}
	});
});

describe('a cleaned text', () => {
	test.each(['src/lib/blog/build/allow-list.ts', 'src/lib/site/urls.ts', 'node_modules/.package-lock.json'])(
		'is cleaned anew after a change of %s',
		async (file) => {
			await build(list([blog('a')], { etag: '"1"' }));
			await writeFile(join(root, file), 'second version');
			const { cleaned, asked } = await build(list([blog('a')], { etag: '"1"' }));
			expect(cleaned).toEqual(['<p>Text of a</p>']);
			expect(asked[0]).not.toHaveProperty('if-none-match');
			expect((await build(list([blog('a')]))).cleaned).toEqual([]);
		},
	);

	it('is cleaned anew in each build where it cannot be known which packages are installed', async () => {
		await rm(join(root, 'node_modules'), { recursive: true });
		await build(list([blog('a')]));
		expect((await build(list([blog('a')]))).cleaned).toEqual(['<p>Text of a</p>']);
	});

	it('is cleaned anew after Astro’s store was cleared, as by --force', async () => {
		await build(list([blog('a')]));
		kept.entries.clear();
		expect((await build(list([blog('a')]))).cleaned).toEqual(['<p>Text of a</p>']);
	});

	it('is cleaned anew for another sub-path', async () => {
		await build(list([blog('a', '<a href="/about">x</a>')]));
		const { texts } = await build(list([blog('a', '<a href="/about">x</a>')]), undefined, '/website');
		expect(texts).toEqual(['<p><a href="/website/about">x</a></p>']);
	});
});
