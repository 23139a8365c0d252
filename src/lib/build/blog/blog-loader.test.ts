import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readBuiltPost } from './built-post.ts';
import { makeSite, writeFiles } from '../../../testing/folder.ts';
import { startServer } from '../../../testing/http-server.ts';
import { readSettings } from '../site/build-settings.ts';
import { runLoader, type Entry, type LoaderOptions } from '../../../testing/run-astro.ts';
import { blogLoader } from './blog-loader.ts';

const blog = (_id: string, title: string, more: object = {}) => ({
	_id,
	title,
	description: `<p>Text of ${_id}</p>`,
	createdAt: '2026-01-31T09:30:00.000Z',
	website: 'infotech',
	...more,
});

const server = await startServer();
let root: string;
const load = (env: Record<string, string>, options: LoaderOptions = {}) =>
	runLoader(blogLoader(readSettings(env)), root, { base: '/website', ...options });
const loadPosts = (...posts: unknown[]) => {
	server.answerWith({ body: JSON.stringify(posts) });
	return load({ PUBLIC_BACKEND_URL: server.origin });
};
const fileOf = (entry: Entry | undefined) => String(entry?.data['file']);

beforeEach(async () => {
	root = await makeSite({ 'content/site.yaml': 'website: infotech\n' });
});
afterAll(() => server.close());

describe('blogLoader', () => {
	it('stores this website’s posts by slug, with their full text outside Astro’s store', async () => {
		const { entries, messages } = await loadPosts(
			blog('a', 'Theirs', { website: 'other' }),
			blog('b', 'Ours', { more: 'x'.repeat(1000) }),
			blog('c', 'સુરત', { imageUrl: '/a.png' }),
		);
		const ours = blog('b', 'Ours', { more: 'x'.repeat(1000) });
		const { _id, title, createdAt } = ours;
		const texts = { preview: 'Text of b', beginning: 'Text of b' };
		const data = { _id, title, createdAt, ...texts, related: ['c'], file: expect.stringMatching(/ours\.json$/) };
		expect(entries()).toStrictEqual([
			{ id: 'ours', data },
			{ id: 'c', data: expect.objectContaining({ _id: 'c', imageUrl: '/a.png' }) },
		]);
		expect(readBuiltPost(fileOf(entries()[0]))).toMatchObject({ post: ours, html: '<p>Text of b</p>' });
		expect(messages).toEqual([]);
	});

	it('shows drafts and future posts only on the development server', async () => {
		const late = blog('c', 'Late', { createdAt: '2026-02-01' });
		server.answerWith({ body: JSON.stringify([blog('a', 'Draft', { draft: true }), blog('b', 'Now'), late]) });
		const slugs = async (options: LoaderOptions) => {
			const { entries } = await load({ PUBLIC_BACKEND_URL: server.origin, BUILD_DATE: '2026-01-31' }, options);
			return entries().map(({ id }) => id);
		};
		expect(await slugs({})).toEqual(['now']);
		expect(await slugs({ isDevelopment: true })).toEqual(['late', 'draft', 'now']);
	});

	it('removes what an earlier build stored', async () => {
		const gone = (await loadPosts(blog('a', 'First'))).entries()[0];
		server.answerWith({ body: '[]' });
		const stored = new Map([['gone', { id: 'gone', data: {} }]]);
		expect((await load({ PUBLIC_BACKEND_URL: server.origin }, { stored })).entries()).toEqual([]);
		expect(() => readBuiltPost(fileOf(gone))).toThrow('ENOENT');
	});

	it('reports posts that it leaves out or shows without their picture', async () => {
		const { entries, messages } = await loadPosts(
			{ _id: 'a' },
			blog('b', '__ASTRO_IMAGE_b.png'),
			blog('c', 'Good', { imageUrl: 'ftp://a.example/a.png', description: '__ASTRO_IMAGE_x' }),
		);
		expect(entries().map(({ id }) => id)).toEqual(['good']);
		expect(messages).toEqual([
			expect.stringMatching(/^Left out of the blog: a \(record 1 of .*title is missing/),
			'Left out of the blog: b: a text starts with __ASTRO_IMAGE_',
			'Shown without its picture: c: imageUrl is "ftp://a.example/a.png", but must be an https address or one on the backend\'s host',
		]);
	});

	it('stops the build if the backend returns no list, and keeps what is stored', async () => {
		server.answerWith({ body: 'null' });
		const stored = new Map([['kept', { id: 'kept', data: {} }]]);
		await expect(load({ PUBLIC_BACKEND_URL: server.origin }, { stored })).rejects.toThrow(
			/did not return the list of posts/,
		);
		expect([...stored.keys()]).toEqual(['kept']);
	});

	it('reads the posts in content/blog if no backend is set', async () => {
		await writeFiles(root, { 'content/blog/one.md': '---\ntitle: First\ncreatedAt: 2026-01-31\n---\nText' });
		expect((await load({})).entries()).toMatchObject([{ id: 'first', data: { title: 'First' } }]);
	});

	it('builds without the backend if BLOG_OFFLINE is set, and says so', async () => {
		const { entries, messages } = await load({ PUBLIC_BACKEND_URL: server.origin, BLOG_OFFLINE: '1' });
		expect(entries()).toEqual([]);
		expect(messages).toEqual([
			"BLOG_OFFLINE=1: built without the posts of the backend. Until the next build, posts load only in visitors' browsers.",
		]);
	});
});
