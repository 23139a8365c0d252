import { describe, expect, it } from 'vitest';
import { headingsOf } from '../../shared/blog/plain-text.ts';
import { type Search, preparePostSearch } from './post-search.ts';
import { folded, partsOf, passageOf } from '../../shared/blog/search-words.ts';

/** The title and the HTML of each post, keyed by slug. */
const texts: Record<string, [title: string, description: string]> = {
	cost: ['What a website costs', '<p>Prices, hours and hosting. The café menu costs less.</p>'],
	speed: [
		'Speed on a cheap phone',
		'<p>Every website has a budget.</p><h2>Fonts that wait</h2><p>Weigh the pictures.</p>',
	],
	cafe: ['A café in Athwa opens online', '<p>Orders by phone, a menu of one page.</p>'],
	loom: ['From the loom to the shop', '<h2>Pictures of sarees</h2><p>Silk, zari and patola, seen on a phone.</p>'],
	shop: [
		'Sarees sell by light',
		'<p>Photographs by the window. The business of cloth.</p><script>hidden trap</script>',
	],
	hindi: ['वेबसाइट की कीमत', '<p>छोटे व्यापार के लिए सरल पन्ने.</p>'],
	gujarati: ['સુરતમાં વેબસાઇટ', '<p>કાપડ બજાર માટે નાની શરૂઆત.</p>'],
	brief: ['How to brief an agency', '<h2>Budget first</h2><p>Two pages suffice, one for users’ needs.</p>'],
	hostile: ['<img src=x onerror=alert(1)> & friends', '<p>Nothing &lt;b&gt;bold&lt;/b&gt; here.</p>'],
	returns: ['Measuring the return on ads', '<p>A campaign earns or it does not: analysis by week.</p>'],
};
const posts = Object.entries(texts).map(([slug, [title, description]]) => ({
	slug,
	post: { _id: slug, title, description, createdAt: '2026-01-31T09:30:00.000Z', website: 'infotech' },
}));

const stages: Search[] = [];
await preparePostSearch(posts, (search) => stages.push(search));
const [inTitles = () => [], inTexts = () => []] = stages;
const slugs = (search: Search, query: string) => search(query).map(({ entry }) => entry.slug);

describe('a search', () => {
	it.each([
		['the title before the text', 'website', 'cost'],
		['a plural by its singular', 'saree', 'shop'],
		['a heading before the text', 'budget', 'brief'],
		['a heading if no title has the word', 'pictures', 'loom'],
		['a word without its accent', 'cafe', 'cafe'],
		['a word with its accent', 'café', 'cafe'],
		['a word by its first letters', 'measu', 'returns'],
		['two letters', 'lo', 'loom'],
		['two words in any order', 'phone orders', 'cafe'],
		['one word in the title and one in the text', 'costs hosting', 'cost'],
		['a word with one wrong letter', 'wabsite', 'cost'],
		['a long word with two swapped letters', 'measruing', 'returns'],
		['a word in a Hindi text', 'व्यापार', 'hindi'],
		['the beginning of a Hindi word', 'वेब', 'hindi'],
		['a word in a Gujarati text', 'કાપડ', 'gujarati'],
		['a word that ends in is', 'analysis', 'returns'],
		['words next to punctuation', '“cheap”, phone!', 'speed'],
		['markup in a title', 'onerror', 'hostile'],
		['escaped markup in the text', 'bold', 'hostile'],
		['some of the words if no post has all of them', 'patola spaceship', 'loom'],
	])('finds %s: %s', (_what, query, first) => {
		expect(slugs(inTexts, query)[0]).toBe(first);
	});

	it.each([
		['words that no reader sees', 'trap'],
		['a different word of five letters', 'house'],
		['an empty query', ''],
		['punctuation alone', '!? …'],
	])('finds nothing for %s: %j', (_what, query) => {
		expect(slugs(inTexts, query)).toEqual([]);
	});

	it('finds titles before the texts are indexed', () => {
		expect(slugs(inTitles, 'website')).toEqual(['cost']);
		expect(slugs(inTexts, 'website')).toEqual(['cost', 'speed']);
	});

	it('says which words of a post matched', () => {
		expect(inTexts('cafe menu')[0]?.words).toEqual(new Set(['cafe', 'menu']));
	});
});

it.each([
	['Cafés', 'cafe'],
	['SAREES', 'saree'],
	['business', 'business'],
	['is', 'is'],
	['की', 'की'],
	['Ägypten', 'agypten'],
])('reduces %s to %s', (word, form) => {
	expect(folded(word)).toBe(form);
});

it('marks each match, and leaves the rest of the text as written', () => {
	expect(partsOf('Two cafés, one Café.', new Set(['cafe']))).toEqual([
		{ text: 'Two ', isMatch: false },
		{ text: 'cafés', isMatch: true },
		{ text: ', one ', isMatch: false },
		{ text: 'Café', isMatch: true },
		{ text: '.', isMatch: false },
	]);
});

it('treats combining signs as part of a word', () => {
	expect(partsOf('की कीमत', new Set(['कीमत']))).toEqual([
		{ text: 'की ', isMatch: false },
		{ text: 'कीमत', isMatch: true },
	]);
});

it('shows the passage around the first match', () => {
	const filler = 'cotton silk linen '.repeat(20);
	const passage = passageOf(`${filler}zari ${filler}`, new Set(['zari'])) ?? '';
	expect(passage).toMatch(/^…\S+ .* zari .*\S…$/);
	expect(passage.length).toBeLessThan(300);
	expect(passageOf('one zari thread', new Set(['zari']))).toBe('one zari thread');
	expect(passageOf(filler, new Set(['zari']))).toBeUndefined();
});

it('returns the text of headings, whatever their tags contain', () => {
	expect(headingsOf('<h2 id="a>b">One <em>and</em> two</h2><p>no</p><h3>three</h3>')).toBe('One and two three');
	expect(headingsOf('<h2>open to the end')).toBe('open to the end');
});
