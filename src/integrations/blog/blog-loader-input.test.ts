import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { readText } from '../../lib/blog/build/post-texts.ts';
import { startServer, type Answer } from '../../testing/http-server.ts';
import { blogLoader } from './blog-loader.ts';
import { readSettings } from '../build-settings.ts';
import { blogProject } from './testing/blog-project.ts';
import { runLoader, type Kept } from './testing/run-loader.ts';

const blog = (changes: object = {}) => ({
	_id: 'a',
	title: 'Good',
	description: '<p>Text</p>',
	createdAt: '2026-01-31T09:30:00.000Z',
	website: 'infotech',
	...changes,
});

const server = await startServer();
let root: string;
let kept: Kept;
const load = (answer: Answer) => {
	server.answerWith(answer);
	return runLoader(blogLoader(readSettings({ PUBLIC_BACKEND_URL: server.origin })), root, '/', kept);
};
const loadPosts = async (...posts: unknown[]) => {
	const { entries, messages } = await load({ body: JSON.stringify(posts) });
	return {
		posts: entries().map(({ data }) => ({ slug: data['slug'], ...readText(String(data['textFile'])) })),
		messages,
	};
};

beforeEach(async () => {
	root = await blogProject();
	kept = { entries: new Map(), meta: new Map() };
});
afterEach(() => rm(root, { recursive: true }));
afterAll(() => server.close());

test.each<[string, unknown, RegExp]>([
	['null', null, /found null, expected an object/],
	['a text', '<html>', /found "<html>", expected an object/],
	['no _id', blog({ _id: undefined }), /no _id .*: _id: found nothing/],
	['a number for its _id', blog({ _id: 7 }), /_id: found 7, expected a text/],
	['no title', blog({ _id: 'x', title: undefined }), /x .*: title: found nothing, expected a text/],
	['a blank title', blog({ _id: 'x', title: '  ' }), /x .*: title: found "  ", expected a text that is not empty/],
	['an object for its title', blog({ _id: 'x', title: {} }), /x .*: title: found \{\}, expected a text/],
	[
		'a list for its text',
		blog({ _id: 'x', description: [] }),
		/x .*: description: found \[\], expected a text of HTML/,
	],
	['a number for its picture', blog({ _id: 'x', imageUrl: 5 }), /x .*: imageUrl: found 5, expected a text/],
	[
		'a broken date',
		blog({ _id: 'x', createdAt: '2026-13-45' }),
		/x .*: createdAt: found "2026-13-45", expected a date/,
	],
	['a number for its date', blog({ _id: 'x', createdAt: 1769851800 }), /x .*: createdAt: found 1769851800/],
	['no website', blog({ _id: 'x', website: null }), /x .*: website: found null, expected a text/],
	['the _id of another', blog({ title: 'Second' }), /a .*: _id: used by an earlier post/],
])('a record that is or has %s is left out and named, and the others are built', async (_what, record, warning) => {
	const { posts, messages } = await loadPosts(blog(), record);
	expect(posts.map(({ slug }) => slug)).toEqual(['good']);
	expect(messages).toEqual([expect.stringMatching(/^Left out of the blog: /)]);
	expect(messages[0]).toMatch(warning);
});

describe('an odd post is built', () => {
	test.each<[string, object, object]>([
		['with unclosed tags', { description: '<p>A <b>b <table><td>c' }, { html: expect.stringMatching(/<\/table>/) }],
		['without a heading', { description: '<p>All of it</p>' }, { preview: 'All of it' }],
		['without a text', { description: '' }, { html: '', preview: '', slug: 'good' }],
		['with a title of 500 characters', { title: 'x'.repeat(500) }, { slug: 'x'.repeat(160) }],
		['with a title of emoji', { title: '🪡🧵' }, { slug: 'a' }],
		['with a title in Gujarati', { title: 'સુરત' }, { slug: 'a' }],
		['with a title of HTML', { title: '<b onclick="x()">B</b>' }, { slug: 'b-onclick-x-b-b' }],
		['with a title of control characters', { title: 'A\u0000\u0008' }, { slug: 'a' }],
		['with the title of a file that servers look for', { title: 'Index' }, { slug: 'index-a' }],
		['with a date in the future', { createdAt: '2999-01-01T00:00:00Z' }, { slug: 'good' }],
	])('%s', async (_what, changes, expected) => {
		const { posts, messages } = await loadPosts(blog(changes));
		expect(posts).toEqual([expect.objectContaining(expected)]);
		expect(messages).toEqual([]);
	});

	it.each(['/a.png', undefined, 'https://gone.example/a.png'])('with the picture %s', async (imageUrl) => {
		const { posts, messages } = await loadPosts(blog({ imageUrl }));
		expect(posts).toMatchObject([{ slug: 'good', html: '<p>Text</p>' }]);
		expect(messages).toEqual([]);
	});

	it.each(['http://a.example/a.png', 'javascript:alert(1)', 'https://'])(
		'with the picture %s, which is named since no page shows it',
		async (imageUrl) => {
			const { posts, messages } = await loadPosts(blog({ imageUrl }), blog({ _id: 'b', imageUrl, website: 'another' }));
			expect(posts).toMatchObject([{ slug: 'good', html: '<p>Text</p>' }, { slug: '' }]);
			expect(messages).toEqual([
				`Shown without its picture: a: imageUrl: found "${imageUrl}", expected an https address or one on the backend's own host`,
			]);
		},
	);
});

it('takes an empty list for a blog without posts', async () => {
	expect((await loadPosts()).posts).toEqual([]);
});

it.each<[string, Answer]>([
	['HTML', { body: '<!doctype html>', type: 'text/html' }],
	['an object', { body: '{"blogs":[]}' }],
	['status 503', { status: 503, body: '[]' }],
])('stops the build for %s, and what an earlier build has kept stays', async (_what, answer) => {
	await loadPosts(blog());
	await expect(load(answer)).rejects.toThrow(/^The blog's backend gave no list of posts/);
	expect([...kept.entries.keys()]).toEqual(['000000-a']);
});
