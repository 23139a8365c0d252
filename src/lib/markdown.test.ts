import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { findUnreadLink, keepTildes } from './markdown.ts';

test.each([
	['Rs 50,000~80,000 and takes 3~5 weeks', 'Rs 50,000~80,000 and takes 3~5 weeks'],
	['ગુજરાતી ~~gone~~ and ~x~', 'ગુજરાતી <del>gone</del> and ~x~'],
	['~one **two** three~', '~one <strong>two</strong> three~'],
	['~~a ~b~ c~~', '<del>a ~b~ c</del>'],
])('one tilde strikes nothing through, two do: %s', (markdown, html) => {
	expect(markdownToHtml(markdown, { mdastPlugins: [keepTildes] }).html).toBe(`<p>${html}</p>\n`);
});

test.each([
	['[a](/my file.pdf)', '[a](/my file.pdf)'],
	['![a](/images/a b.png)', '![a](/images/a b.png)'],
	['[a](https://x.example/a b)', '[a](https://x.example/a b)'],
	['[a]: /x y\n\n[a]', '[a]: /x y'],
	['[a](<a b>), [b](/x "A title"), f(x), [1], ![c](/c%20d.png)', undefined],
	['`[a](b c)`\n\n```\n[a](b c)\n```', undefined],
])('finds links and pictures that stay text: %s', (markdown, unread) => {
	expect(findUnreadLink(markdownToHtml(markdown).html)).toBe(unread);
});
