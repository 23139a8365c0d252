import { expect, it } from 'vitest';
import { parseContent, readPosts } from './model.ts';
import { formatProblem } from '../../shared/content/problem.ts';

const model = (files: Readonly<Record<string, string>>) =>
	parseContent(Object.entries(files).map(([name, text]) => ({ name, text })));
/** Returns the problems within these files. */
const problems = (files: Readonly<Record<string, string>>) =>
	model(files)
		.files.flatMap((file) => file.problems)
		.map(formatProblem);

const page = `head:
  title: A title of thirty characters or more
  description: ${'Words '.repeat(20).trim()}
breadcrumb: Words
hero: { title: Words, lead: Words }
`;

it('keeps the order of a list, and knows the location of each field', () => {
	const { redirects } = model({ 'redirects.yaml': '- { from: /b, to: /page }\n- { from: /a, to: /Page }\n' }).entries;
	expect(redirects.map(({ id, data }) => [id, data.from])).toEqual([
		['001', '/b'],
		['002', '/a'],
	]);
	expect(redirects[1]?.at('to')).toEqual({ file: 'content/redirects.yaml', line: 2, field: 'entry 2 "/a", to' });
});

it.each(['', 'from: [', '- { from: a, to: /page }'])('has no records for an invalid list: %j', (text) => {
	expect(model({ 'redirects.yaml': text }).entries.redirects).toEqual([]);
});

it('accepts a list without records only if the list may be empty', () => {
	expect(problems({ 'redirects.yaml': '# None.\n' })).toEqual([]);
	expect(problems({ 'crafts.yaml': '# None.\n' })).toEqual(['content/crafts.yaml:1: the file is empty. Write a list.']);
});

it("fills in {name} with the agency's name, and {email} and {phone} in answers", () => {
	const { aboutFaqs } = model({
		'site.yaml': 'name: Loom\nemail: { address: a@b.example }\nphone: { display: 12 34 }\n',
		'faqs/about.yaml': "- question: 'Who is {name}?'\n  answer: '{name}: {email}, {phone}'\n",
	}).entries;
	expect(aboutFaqs.map(({ data }) => data)).toEqual([{ question: 'Who is Loom?', answer: 'Loom: a@b.example, 12 34' }]);
});

it('makes the text of a Markdown file the first block of its page', () => {
	const blocks = 'blocks:\n  - { kind: statement, title: Words }\n';
	const [hours] = model({ 'pages/hours.md': `---\n${page}${blocks}---\n\n# Hours\n` }).entries.pages;
	expect(hours?.id).toBe('hours');
	expect(hours?.data.blocks).toEqual([
		{ kind: 'text', text: '# Hours' },
		{ kind: 'statement', title: 'Words' },
	]);
});

it('says what is wrong with each page', () => {
	const look = '{ kind: closing, look: big, title: A, text: B, button: { label: C, href: /about } }';
	expect(
		problems({
			'pages/Hours.yaml': `${page}blocks: [{ kind: statement, title: Words }]\n`,
			'pages/empty.yaml': page,
			'pages/kind.yaml': `${page}blocks:\n  - { kind: statment, title: Words }\n`,
			'pages/look.yaml': `${page}blocks:\n  - ${look}\n`,
			'pages/plain.md': 'Words',
		}),
	).toEqual([
		'content/pages/Hours.yaml: "Hours" cannot be an address. Rename the file: use lowercase letters, digits and hyphens.',
		'content/pages/empty.yaml blocks: the page is empty. Add a block, or text below the fields.',
		'content/pages/kind.yaml:7 blocks, entry 1 "Words", kind: "statment" is not valid. Did you mean statement?',
		'content/pages/look.yaml:7 blocks, entry 1 "A", look: "big" is not valid. Use one of plain, card.',
		'content/pages/plain.md:1: the fields are missing. Write --- on the first line, then the fields, --- again, and the text.',
	]);
});

it('lists the files that a site lacks', () => {
	const said = model({}).problems.map(formatProblem);
	expect(said).toContain('content/forms.yaml: the file is missing. Restore it.');
	expect(said).toContain('content/services: no files. Add at least one.');
});

const post = (fields: string, text = '<p>Text</p>') => `---\n${fields}\n---\n\n${text}\n`;
const site = { 'site.yaml': 'website: loom\n' };

it('makes a post from a title, a date and text, and fills in the rest', () => {
	const text = post('title: "Silk: prices"\ncreatedAt: 2026-01-31');
	expect(model({ ...site, 'blog/silk-prices.html': text }).posts).toEqual([
		{
			_id: 'silk-prices',
			title: 'Silk: prices',
			description: '<p>Text</p>',
			createdAt: '2026-01-31T00:00:00.000Z',
			website: 'loom',
		},
	]);
});

it('reads every field of a post', () => {
	const fields = {
		_id: '65f0a1c2',
		title: 'A title',
		createdAt: '2026-01-31T09:30:00+05:30',
		updated: '2026-03-01',
		author: 'A. Writer',
		authorLine: 'Weaves',
		authorPicture: '/images/a.webp',
		service: 'seo',
		project: 'a',
		imageUrl: '/images/a.webp',
		website: 'loom',
		draft: true,
	};
	const text = post(JSON.stringify(fields, null, '\t').replaceAll('\t', '  '));
	expect(model({ ...site, 'blog/one.html': text }).posts).toMatchObject([
		{ ...fields, createdAt: '2026-01-31T04:00:00.000Z', updated: '2026-03-01T00:00:00.000Z' },
	]);
});

it("reads a post's Markdown as GitHub does, including HTML", () => {
	const text =
		'## Prices\n\n| a | b |\n| - | - |\n| 1 | *2* |\n\n~~Old~~ https://example.com\n\n<details>More</details>';
	const [one] = model({ 'blog/one.md': post('title: A\ncreatedAt: 2026-01-31', text) }).posts;
	expect(one?.description.replace(/\n/g, '')).toBe(
		'<h2>Prices</h2><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td><em>2</em></td></tr></tbody></table>' +
			'<p><del>Old</del> <a href="https://example.com">https://example.com</a></p><details>More</details>',
	);
});

it('says what is wrong with each post, including a repeated _id', () => {
	const files = {
		...site,
		'blog/a.html': '<p>No fields</p>',
		'blog/b.html': post('title: A\ncreatedAt: 2026-02-31\ncolour: red\n_id: a b'),
		'blog/c.md': post('title: Prices: all of them\ncreatedAt: 2026-01-31'),
		'blog/d.html': post('createdAt: 31 January\nupdated: 2026\nimageUrl: javascript:alert(1)\ndraft: yes', ''),
		'blog/e.html': post('title: A\ncreatedAt: 2026-02-01T09:00:00Z\nupdated: 2026-01-31'),
		'blog/f.html': post('title: A\ncreatedAt: 2026-01-31\nwebsite: other'),
		'blog/same.html': post('title: A\ncreatedAt: 2026-01-31'),
		'blog/same.md': post('title: A\ncreatedAt: 2026-01-31'),
	};
	const said = model(files).problems.map(formatProblem);
	expect(said.filter((line) => line.startsWith('content/blog')).join('\n')).toMatchInlineSnapshot(`
		"content/blog/a.html:1: the fields are missing. Write --- on the first line, then the fields, --- again, and the text.
		content/blog/b.html:3 createdAt: "2026-02-31" is not valid. Write a date such as 2026-01-31. You can add the time and the offset from UTC: 2026-01-31T09:30:00+05:30.
		content/blog/b.html:5 _id: "a b" is not valid. Use only letters, digits, - and _.
		content/blog/b.html:4 colour: unknown field. Use one of title, createdAt, updated, author, authorLine, authorPicture, service, project, imageUrl, draft, _id, website.
		content/blog/c.md:2: cannot read the line "title: Prices: all of them". Put the text in double quotation marks, because it contains : ' * @ or {.
		content/blog/d.html:2 title: missing. Add text.
		content/blog/d.html:2 createdAt: "31 January" is not valid. Write a date such as 2026-01-31. You can add the time and the offset from UTC: 2026-01-31T09:30:00+05:30.
		content/blog/d.html:3 updated: 2026 is not valid. Write a date such as 2026-01-31. You can add the time and the offset from UTC: 2026-01-31T09:30:00+05:30.
		content/blog/d.html:4 imageUrl: "javascript:alert(1)" is not valid. Write a path in public/ that starts with /, or an https:// address.
		content/blog/d.html:5 draft: "yes" is not true or false. Write true or false.
		content/blog/d.html:2: the text is missing. Write the post below the fields.
		content/blog/e.html:4 updated: "2026-01-31" is not valid. Write 2026-02-01T09:00:00Z (the date in createdAt) or a later date.
		content/blog/f.html:4 website: "other" is not valid. Write loom, or delete the line.
		content/blog/same.md:2 _id: content/blog/same.html already has the _id "same". Choose another _id."
	`);
});

it('finds no posts if there is no folder', () => {
	expect(readPosts('/nowhere')).toEqual([]);
});
