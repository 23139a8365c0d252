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
		['a singular for a plural', 'saree', 'shop'],
		['a heading before the text', 'budget', 'brief'],
		['a heading when no title has it', 'pictures', 'loom'],
		['a word without its accent', 'cafe', 'cafe'],
		['a word with its accent', 'café', 'cafe'],
		['a word in the making', 'measu', 'returns'],
		['two letters', 'lo', 'loom'],
		['two words in any order', 'phone orders', 'cafe'],
		['two words of title and text', 'costs hosting', 'cost'],
		['a letter wrong', 'wabsite', 'cost'],
		['two letters changed in a long word', 'measruing', 'returns'],
		['a word in a Hindi text', 'व्यापार', 'hindi'],
		['the beginning of a Hindi word', 'वेब', 'hindi'],
		['a word in a Gujarati text', 'કાપડ', 'gujarati'],
		['a word that ends in is', 'analysis', 'returns'],
		['words among marks', '“cheap”, phone!', 'speed'],
		['markup that is text', 'onerror', 'hostile'],
		['markup that is escaped in a text', 'bold', 'hostile'],
		['some of the words, where no post has all', 'patola spaceship', 'loom'],
	])('finds %s: %s', (_what, query, first) => {
		expect(slugs(inTexts, query)[0]).toBe(first);
	});

	it.each([
		['words that no reader sees', 'trap'],
		['another word of five letters', 'house'],
		['nothing', ''],
		['marks alone', '!? …'],
	])('finds nothing for %s: %j', (_what, query) => {
		expect(slugs(inTexts, query)).toEqual([]);
	});

	it('finds titles before the texts are read', () => {
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
])('compares %s as %s', (word, form) => {
	expect(folded(word)).toBe(form);
});

it('marks each word that was found, and keeps the rest as it is written', () => {
	expect(partsOf('Two cafés, one Café.', new Set(['cafe']))).toEqual([
		{ text: 'Two ', isMatch: false },
		{ text: 'cafés', isMatch: true },
		{ text: ', one ', isMatch: false },
		{ text: 'Café', isMatch: true },
		{ text: '.', isMatch: false },
	]);
});

it('takes the signs of a script for parts of its words', () => {
	expect(partsOf('की कीमत', new Set(['कीमत']))).toEqual([
		{ text: 'की ', isMatch: false },
		{ text: 'कीमत', isMatch: true },
	]);
});

it('shows the passage around the first word that was found', () => {
	const filler = 'cotton silk linen '.repeat(20);
	const passage = passageOf(`${filler}zari ${filler}`, new Set(['zari'])) ?? '';
	expect(passage).toMatch(/^…\S+ .* zari .*\S…$/);
	expect(passage.length).toBeLessThan(300);
	expect(passageOf('one zari thread', new Set(['zari']))).toBe('one zari thread');
	expect(passageOf(filler, new Set(['zari']))).toBeUndefined();
});

it('takes the words of headings, whatever their tags hold', () => {
	expect(headingsOf('<h2 id="a>b">One <em>and</em> two</h2><p>no</p><h3>three</h3>')).toBe('One and two three');
	expect(headingsOf('<h2>open to the end')).toBe('open to the end');
});
