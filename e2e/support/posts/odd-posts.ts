import attacks from '#testing/attacks.json' with { type: 'json' };
import { text } from '../content.ts';
import postsAsWritten from './as-written.json' with { type: 'json' };
import invalid from './invalid-posts.json' with { type: 'json' };
import plain from './odd-posts.json' with { type: 'json' };

const website = text('site', 'website');

/** Texts on which a careless rule would hang, with an end that visitors must see. */
const slow: Record<string, string> = {
	'a film whose title is a number': `<iframe src="https://youtu.be/a" title="${'1'.repeat(40)}x"></iframe>`,
	'a film at an address of digits': `<iframe src="https://vimeo.com/${'1'.repeat(100_000)}"></iframe>`,
	'a picture of many signs': `<img src="https://a.example/a.png" alt="${'🎉'.repeat(20_000)}a">`,
	'many equal headings and links to them': '<h2>E &amp; F</h2><a href="#e-f">x</a>'.repeat(400),
	'many kinds of lists': `<ol>${'<li data-list="bullet">a</li><li data-list="ordered">b</li>'.repeat(1_000)}</ol>`,
	'many lines of code': `<pre>${'<div>a<br></div>'.repeat(2_000)}</pre>`,
	'attributes of objects': '<p id="newsletter_kept">a</p><p id="__proto__">b</p><p id="constructor">c</p>',
};

/** Changes that make a post odd but still valid, keyed by description; also attacks, and texts as editors store them. */
const changes: Record<string, object> = {
	...plain,
	'elements nested too deep': { description: `${'<div><em>'.repeat(2000)}End of it` },
};
for (const [kind, vectors] of Object.entries(attacks.byKind))
	changes[`every attack of ${kind}`] = {
		description: `<p>Before it.</p>${vectors.map((html) => `<div>${html}</div>`).join('\n')}`,
	};
for (const [what, html] of Object.entries(slow)) changes[what] = { description: `${html}<p>End of it</p>` };
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

const invalidPosts = Object.entries(invalid).map((post, index) => oddPost(post, 900 + index));

/** What the tests' backend sends besides its sample posts: invalid records, odd posts, and one of these twice. */
export const oddRecords: readonly unknown[] = [
	...[null, '<html>', 7, [], ...invalidPosts, ...oddPosts, oddPosts[0]],
	oddPost(['too much text', { _id: 'too-long', description: 'a '.repeat(500_001) }], 950),
];
