import attacks from '#testing/attacks.json' with { type: 'json' };
import { text } from '../content.ts';
import postsAsWritten from './as-written.json' with { type: 'json' };
import invalid from './invalid-posts.json' with { type: 'json' };
import plain from './odd-posts.json' with { type: 'json' };
import repeated from './repeated.json' with { type: 'json' };

const website = text('site', 'website');

/** A text with an end that visitors must see. */
const ending = (html: string) => ({ description: `${html}<p>End of it</p>` });

/** What makes a post odd but still valid; also attacks, and texts as editors store them. */
const changes: [what: string, change: object][] = [
	...Object.entries(plain),
	// On these, a careless rule would hang.
	...repeated.map(({ what, before = '', part, times, after = '' }): [string, object] => [
		what,
		ending(before + part.repeat(times) + after),
	]),
	...Object.entries(attacks.byKind).map(([kind, vectors]): [string, object] => [
		`every attack of ${kind}`,
		{ description: `<p>Before it.</p><div>${vectors.join('</div>\n<div>')}</div>` },
	]),
	...Object.entries(attacks.marked).map(([name, html]): [string, object] => [
		`the attack ${name}`,
		{ title: `${name} ${html}`, ...ending(`<p>Before it.</p>${html}`) },
	]),
	...Object.entries(postsAsWritten).map(([what, { description }]): [string, object] => [what, { description }]),
];

/** Returns a post with one oddity, and with its own `_id`, title and date. */
const oddPost = ([what, odd]: [string, object], number: number) => ({
	_id: `d${String(number).padStart(23, '0')}`,
	title: `A post with ${what}`,
	description: '<p>Beginning of it.</p><h2>A heading</h2><p>End of it</p>',
	createdAt: new Date(Date.UTC(2026, 0, 31) - number * 3_600_000).toISOString(),
	website,
	...odd,
});

/** Valid posts with one oddity each, and posts as editors store them. */
export const oddPosts = changes.map(oddPost);

const invalidPosts = Object.entries(invalid).map((post, index) => oddPost(post, 900 + index));

/** What the tests' backend sends besides its sample posts: invalid records, odd posts, and one of these twice. */
export const oddRecords: readonly unknown[] = [
	...[null, '<html>', 7, [], ...invalidPosts, ...oddPosts, oddPosts[0]],
	oddPost(['too much text', { _id: 'too-long', description: 'a '.repeat(500_001) }], 950),
];
