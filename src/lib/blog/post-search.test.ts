// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { preparePostSearch } from './post-search.ts';

const texts: Record<string, [title: string, description: string]> = {
	cost: ['What a website costs', '<p>Prices, hours and hosting. The café menu costs less.</p>'],
	speed: ['Speed on a cheap phone', '<p>Every website has a budget.</p><h2>Fonts that wait</h2>'],
	cafe: ['A café in Athwa opens online', '<p>Orders by phone, a menu of one page.</p>'],
	loom: ['From the loom to the shop', '<h2>Pictures of sarees</h2><p>Silk and patola.</p><script>trap</script>'],
	hindi: ['वेबसाइट की कीमत', '<p>छोटे व्यापार के लिए सरल पन्ने.</p>'],
	gujarati: ['સુરતમાં વેબસાઇટ', '<p>કાપડ બજાર માટે નાની શરૂઆત.</p>'],
	brief: ['How to brief an agency', '<h2>Budget first</h2><p>Two pages suffice.</p>'],
};
const posts = Object.entries(texts).map(([slug, [title, description]]) => ({
	slug,
	post: { _id: slug, title, description, createdAt: '2026-01-31T09:30:00.000Z', website: 'infotech' },
}));
const search = await preparePostSearch(posts);
const slugs = (query: string) => search(query).map(({ entry }) => entry.slug);

it.each([
	['the title before the text', 'website', 'cost'],
	['a heading before the text', 'budget', 'brief'],
	['a word by its first letters', 'sare', 'loom'],
	['a word without its accent', 'cafe', 'cafe'],
	['a word with one wrong letter', 'wabsite', 'cost'],
	['a word with two letters swapped', 'wesbite', 'cost'],
	['a short word with two letters swapped', 'bugdet', 'brief'],
	['two words in any order', 'phone orders', 'cafe'],
	['some of the words if no post has all', 'patola spaceship', 'loom'],
	['a word with one letter too many', 'budgeet', 'brief'],
	['the beginning of a Hindi word', 'व्याप', 'hindi'],
	['a Gujarati word', 'કાપડ', 'gujarati'],
])('finds %s: %s', (_what, query, first) => {
	expect(slugs(query)[0]).toBe(first);
});

it.each(['trap', '', '!? …', 'fudget', 'mages', 'wobsyte', 'h-commerce', 'teh', 'x'.repeat(70_000), 'x '.repeat(50)])(
	'finds nothing for %j',
	(query) => {
		expect(slugs(query)).toEqual([]);
	},
);

it('names the words of a post that were found', () => {
	expect(search('websi')[0]?.words).toEqual(['website']);
});
