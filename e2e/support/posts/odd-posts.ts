import attacks from '#testing/attacks.json' with { type: 'json' };
import { text } from '../content.ts';
import postsAsWritten from './as-written.json' with { type: 'json' };
import plain from './odd-posts.json' with { type: 'json' };

const website = text('site', 'website');

/** Changes that make a post odd but still valid, keyed by description; also attacks, and texts as editors store them. */
const changes: Record<string, object> = {
	...plain,
	'a word without an end': { description: `<p>${'warpandweft'.repeat(100)}</p><p>End of it</p>` },
	'elements nested too deep': { description: `${'<div><em>'.repeat(2000)}End of it` },
	'a title of 500 characters': {
		title: 'How a loom shop in Ring Road sells by phone '.repeat(12).slice(0, 500).trim(),
	},
	'a title of 500 letters': { title: 'x'.repeat(500) },
	'no date': { createdAt: undefined },
};
for (const [kind, vectors] of Object.entries(attacks.byKind))
	changes[`every attack of ${kind}`] = {
		description: `<p>Before it.</p>${vectors.map((html) => `<div>${html}</div>`).join('\n')}`,
	};
for (const [name, html] of Object.entries(attacks.marked))
	changes[`the attack ${name}`] = { title: `${name} ${html}`, description: `<p>Before it.</p>${html}<p>End of it</p>` };
for (const [what, { description }] of Object.entries(postsAsWritten)) changes[what] = { description };

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
export const oddPosts = Object.entries(changes).map(oddPost);

const whole = oddPost(['nothing odd', {}], 900);

/** What the tests' backend sends besides its sample posts: odd posts, invalid records, and a post of another website. */
export const oddRecords: readonly unknown[] = [
	null,
	'<html>',
	7,
	[],
	{ ...whole, _id: undefined },
	{ ...whole, _id: 'no-title', title: undefined },
	{ ...whole, _id: 'blank-title', title: ' \n' },
	{ ...whole, _id: 'number-title', title: 5 },
	{ ...whole, _id: 'number-website', website: 1 },
	...oddPosts,
	// A duplicate.
	oddPosts[0],
	{ ...whole, _id: 'another-website', title: 'Of another website', website: 'another' },
];
