import { expect, it } from 'vitest';
import { withOneStyleSheet } from './one-style-sheet.ts';
import { inlineHash } from './policy.ts';

const page = (hashes: string[], styles: string[]) =>
	`<meta http-equiv="content-security-policy" content="style-src ${hashes.map((hash) => `'${hash}'`).join(' ')}">` +
	styles.map((css) => `<style>${css}</style>`).join('<meta name="between">') +
	'<p>a{}</p>';

it('joins the style sheets of a page in their order, and allows the whole by its hash', () => {
	const found = withOneStyleSheet(page([inlineHash('b{}'), inlineHash('a{}')], ['a{}', 'b{}']));
	expect(found).toBe(
		page([inlineHash('b{}'), inlineHash('a{}b{}')], ['a{}b{}']).replace('<p>', '<meta name="between"><p>'),
	);
});

it('joins style sheets that say the same', () => {
	const found = withOneStyleSheet(page([inlineHash('a{}')], ['a{}', 'a{}']));
	expect(found).toContain(`'${inlineHash('a{}a{}')}'`);
	expect(found.match(/<style>.*?<\/style>/g)).toEqual(['<style>a{}a{}</style>']);
});

it('leaves out the variables of Tailwind that no style sheet of the page reads', () => {
	const unread = '@property --tw-a{syntax:"*"}.a{--tw-a:1;color:red}';
	const read = '@property --tw-b{syntax:"*"}.b{--tw-b:2;line-height:1}';
	const reader = '.c{line-height:var(--tw-b,1)}';
	const found = withOneStyleSheet(page([inlineHash(unread)], [unread, read, reader]));
	expect(found).toContain(`<style>.a{color:red}${read}${reader}</style>`);
});

it('leaves a page with one style sheet as it is', () => {
	const html = page([inlineHash('a{}')], ['a{}']);
	expect(withOneStyleSheet(html)).toBe(html);
});
