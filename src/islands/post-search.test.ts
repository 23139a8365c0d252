// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { preparePostSearch } from './post-search.ts';
import searches from './post-search.test.json' with { type: 'json' };

const posts = Object.entries(searches.posts).map(([slug, [title = '', description = '']]) => ({
	slug,
	post: { _id: slug, title, description, createdAt: '2026-01-31T09:30:00.000Z', website: 'infotech' },
}));
const search = await preparePostSearch(posts);
const slugs = (query: string) => search(query).map(({ entry }) => entry.slug);

it.each(searches.found)('finds %s: %s', (_what, query, first) => {
	expect(slugs(query)[0]).toBe(first);
});

it.each([...searches.notFound, 'x'.repeat(70_000), 'x '.repeat(50)])('finds nothing for %j', (query) => {
	expect(slugs(query)).toEqual([]);
});

it('names the words of a post that were found', () => {
	expect(search('websi')[0]?.words).toEqual(['website']);
});
