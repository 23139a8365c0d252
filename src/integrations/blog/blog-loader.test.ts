import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readText } from '../../lib/blog/build/post-texts.ts';
import { startServer } from '../../testing/http-server.ts';
import { blogLoader } from './blog-loader.ts';
import { readSettings } from '../build-settings.ts';
import { blogProject } from './testing/blog-project.ts';
import { runLoader, type Entry, type Kept } from './testing/run-loader.ts';

const blog = (id: string, title: string, more: object = {}) => ({
	_id: id,
	title,
	description: `<h2>${title}</h2><img src="/a.png" onerror="alert(1)"><p>Text</p>`,
	createdAt: '2026-01-31T09:30:00.000Z',
	website: 'infotech',
	...more,
});

/** A loaded post at its full length, from its file. */
const textOf = (entry: Entry | undefined) => readText(String(entry?.data['textFile']));

const server = await startServer();
let root: string;
const load = (env: Record<string, string>, base = '/', kept?: Kept) =>
	runLoader(blogLoader(readSettings(env)), root, base, kept);

beforeEach(async () => {
	root = await blogProject();
	await writeFile(
		join(root, 'content', 'blog', 'one.html'),
		`---\n_id: ${'a'.repeat(24)}\ntitle: Local\ncreatedAt: "2026-01-31T09:30:00Z"\nwebsite: infotech\n---\n<img src="/a.png">`,
	);
});
afterEach(() => rm(root, { recursive: true }));
afterAll(() => server.close());

describe('blogLoader', () => {
	it('reads content/blog/ where no backend is set, with pictures of this site below its sub-path', async () => {
		const { entries } = await load({}, '/website');
		expect(entries()).toEqual([
			{
				id: `000000-${'a'.repeat(24)}`,
				data: {
					blog: { _id: 'a'.repeat(24), title: 'Local', createdAt: '2026-01-31T09:30:00.000Z' },
					slug: 'local',
					textFile: expect.any(String),
				},
			},
		]);
		expect(textOf(entries()[0])).toEqual({
			blog: expect.objectContaining({ title: 'Local', description: '<img src="/a.png">' }),
			html: expect.stringContaining('src="/website/a.png"'),
			preview: '',
		});
	});

	it('keeps the whole post of a backend and cleans its text, with pictures from there', async () => {
		const post = blog('a', 'First Post', { tags: ['kept'] });
		server.answerWith({ body: JSON.stringify([post]) });
		const { entries } = await load({ PUBLIC_BACKEND_URL: server.origin });
		const text = textOf(entries()[0]);
		expect(text).toEqual({
			blog: post,
			html: expect.stringMatching(/^<h2>First Post<\/h2><img [^>]*><p>Text<\/p>$/),
			preview: 'First Post',
		});
		expect(text.html).toContain(`src="${server.origin}/a.png"`);
		expect(text.html).not.toContain('alert');
	});

	it('keeps posts of another website for the list, without a page', async () => {
		server.answerWith({ body: JSON.stringify([blog('a', 'Theirs', { website: 'other' }), blog('b', 'Ours')]) });
		const { entries } = await load({ PUBLIC_BACKEND_URL: server.origin });
		expect(entries().map((entry) => [entry.id, entry.data['slug'], textOf(entry).html === ''])).toEqual([
			['000000-a', '', true],
			['000001-b', 'ours', false],
		]);
	});

	it('drops what an earlier build has kept', async () => {
		server.answerWith({ body: '[]' });
		const kept: Kept = { entries: new Map([['000000-gone', { id: '000000-gone', data: {} }]]), meta: new Map() };
		const { entries } = await load({ PUBLIC_BACKEND_URL: server.origin }, '/', kept);
		expect(entries()).toEqual([]);
	});

	it('keeps no long text in Astro’s store, which holds all of it in memory', async () => {
		const post = blog('a', 'First', { more: 'x'.repeat(1000) });
		server.answerWith({ body: JSON.stringify([post]) });
		const { entries } = await load({ PUBLIC_BACKEND_URL: server.origin });
		expect(JSON.stringify(entries()).length).toBeLessThan(500);
	});

	it('leaves no text of an earlier build behind', async () => {
		server.answerWith({ body: JSON.stringify([blog('a', 'First')]) });
		const gone = (await load({ PUBLIC_BACKEND_URL: server.origin })).entries()[0];
		server.answerWith({ body: JSON.stringify([blog('b', 'Second')]) });
		const here = (await load({ PUBLIC_BACKEND_URL: server.origin })).entries()[0];
		expect(textOf(here).html).toContain('Second');
		expect(() => textOf(gone)).toThrow('ENOENT');
	});

	it('names a malformed post that it leaves out', async () => {
		server.answerWith({ body: JSON.stringify([blog('a', 'Good'), { _id: 'b' }]) });
		const { entries, messages } = await load({ PUBLIC_BACKEND_URL: server.origin });
		expect(entries()).toHaveLength(1);
		expect(messages).toEqual([expect.stringMatching(/^Left out of the blog: b \(record 2 of /)]);
	});

	it('leaves out, with a warning, what Astro’s store would take for a picture of the project', async () => {
		const posts = [
			blog('a', '__ASTRO_IMAGE_a.png'),
			blog('b', 'Good'),
			blog('c', 'C', { description: '__ASTRO_IMAGE_x' }),
		];
		server.answerWith({ body: JSON.stringify(posts) });
		const { entries, messages } = await load({ PUBLIC_BACKEND_URL: server.origin });
		expect(entries().map(({ data }) => data['slug'])).toEqual(['good', 'c']);
		expect(messages).toEqual(['Left out of the blog: a: found __ASTRO_IMAGE_ in it']);
	});

	it('stops the build after three tries where the answer is no list', async () => {
		server.answerWith({ body: 'null' });
		await expect(load({ PUBLIC_BACKEND_URL: server.origin })).rejects.toThrow(
			/^The blog's backend gave no list of posts: GET .*\n( {2}try [123]: .*\n){3}Ways out: /,
		);
	});

	it('builds without the backend only when it is told to, and says so', async () => {
		const { entries, messages } = await load({ PUBLIC_BACKEND_URL: server.origin, BLOG_OFFLINE: '1' });
		expect(entries()).toEqual([]);
		expect(messages).toEqual(['BLOG_OFFLINE=1: built without the posts of the backend; they open in the browser only']);
	});
});
