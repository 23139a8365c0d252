import { expect, it } from 'vitest';
import { makeFolder } from '../../testing/folder.ts';
import { formatFaults } from './content-fault.ts';
import { readPageFiles } from './page-files.ts';

const head = `head:
  title: A title of thirty characters or more
  description: ${'Words '.repeat(20).trim()}
breadcrumb: Words
hero: { title: Words, lead: Words }
`;

it('takes the text of a Markdown file for its first block', async () => {
	const blocks = 'blocks:\n  - { kind: statement, title: Words }\n';
	const root = await makeFolder({ 'content/pages/hours.md': `---\n${head}${blocks}---\n\n# Hours\n` });
	const [page] = readPageFiles(root, 'pages');
	expect(page?.path).toBe('/hours');
	expect(page?.data?.blocks).toEqual([
		{ kind: 'text', text: '# Hours' },
		{ kind: 'statement', title: 'Words' },
	]);
});

it('says what is wrong with a file, and leaves out those of other kinds', async () => {
	const root = await makeFolder({
		'content/pages/Hours.yaml': `${head}blocks: [{ kind: statement, title: Words }]\n`,
		'content/pages/empty.yaml': head,
		'content/pages/kind.yaml': `${head}blocks:\n  - { kind: statment, title: Words }\n`,
		'content/pages/look.yaml': `${head}blocks:\n  - { kind: closing, look: big, title: A, text: B, button: { label: C, href: /about } }\n`,
		'content/pages/plain.md': 'Words',
		'content/pages/notes.txt': 'Words',
	});
	const faults = readPageFiles(root, 'pages').flatMap((page) => page.faults);
	expect(formatFaults(faults)).toMatchInlineSnapshot(`
		"5 faults in content/ (the fields are described in src/schemas/):
		  content/pages/Hours.yaml: found "Hours", expected a name of small letters, digits and hyphens
		  content/pages/empty.yaml · blocks: found no block, expected at least one, or a text below the head
		  content/pages/kind.yaml:7 · blocks, entry 1 "Words", kind: found {"kind":"statment","title":"Words"}, expected one of statement, text, figures, steps, offers, story, technologies, types, questions, quote, projects, contact-form, lead-form, data-use, picture, measured, specimens, closing
		  content/pages/look.yaml:7 · blocks, entry 1 "A", look: found "big" (3 characters), expected one of plain, card, search, statement
		  content/pages/plain.md:1: found "Words", expected --- as the first line, the fields of the page, --- again, and the text below"
	`);
});
