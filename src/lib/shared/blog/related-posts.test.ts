import { expect, it } from 'vitest';
import { PostRelations } from './related-posts.ts';

/** Returns the titles of the posts related to each post, keyed by the title of that post. */
function related(...posts: readonly [title: string, text?: string, headings?: string][]): Record<string, string[]> {
	const relations = new PostRelations();
	for (const [title, text = '', headings = ''] of posts) relations.add({ title, text, headings });
	const nearest = relations.nearest();
	return Object.fromEntries(
		posts.map(([title], place) => [title, (nearest[place] ?? []).flatMap((other) => posts[other]?.[0] ?? [])]),
	);
}

const posts = [
	['What a website costs', 'Hosting and prices, without surprises, for small shops.'],
	['Hosting for small shops', 'What prices hide, without surprises.'],
	['Sarees by daylight', 'Photographs of silk, without surprises.'],
	['Silk in photographs', 'Daylight, a white wall, without surprises.'],
	['Nothing else', 'Zeppelin.'],
] satisfies [string, string][];

it('relates posts that share rare words, and ignores words that most posts have', () => {
	expect(related(...posts)).toEqual({
		'What a website costs': ['Hosting for small shops'],
		'Hosting for small shops': ['What a website costs'],
		'Sarees by daylight': ['Silk in photographs'],
		'Silk in photographs': ['Sarees by daylight'],
		'Nothing else': [],
	});
});

it('ignores case, accents and plural s in words, as the search does', () => {
	const found = related(['Cafés'], ['One café'], ['Something else'], ['More of it']);
	expect(found['Cafés']).toEqual(['One café']);
});

it('names at most five posts, the first ones in a tie', () => {
	const twins = Array.from({ length: 9 }, (_, index): [string] => [`Loom and bobbin ${index}`]);
	const others = Array.from({ length: 9 }, (_, index): [string] => [`Word${index}`]);
	expect(related(...twins, ...others)['Loom and bobbin 5']).toEqual(
		[0, 1, 2, 3, 4].map((index) => `Loom and bobbin ${index}`),
	);
});

it('relates two posts in a short list, but not by a word that all posts have', () => {
	expect(related(['Fresh from the loom'], ['What the loom is for'], ['Prices'])['Fresh from the loom']).toEqual([
		'What the loom is for',
	]);
	expect(related(['The loom'], ['A loom'])).toEqual({ 'The loom': [], 'A loom': [] });
});

it('finds the posts related to a single post', () => {
	const relations = new PostRelations();
	for (const [title, text] of posts) relations.add({ title, text, headings: '' });
	expect(relations.nearest([3])).toEqual([[2]]);
});
