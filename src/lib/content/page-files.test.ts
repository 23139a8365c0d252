import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { formatFaults } from './content-fault.ts';
import { readPageFiles } from './page-files.ts';

const head = `head:
  title: A title of thirty characters or more
  description: ${'Words '.repeat(20).trim()}
breadcrumb: Words
hero: { title: Words, lead: Words }
`;

async function pagesOf(files: Record<string, string>) {
	const root = await mkdtemp(join(tmpdir(), 'pages-'));
	onTestFinished(() => rm(root, { recursive: true }));
	await mkdir(join(root, 'content/pages'), { recursive: true });
	for (const [name, text] of Object.entries(files)) await writeFile(join(root, 'content/pages', name), text);
	return readPageFiles(root, 'pages');
}

it('takes the text of a Markdown file for its first block', async () => {
	const blocks = 'blocks:\n  - { kind: statement, title: Words }\n';
	const [page] = await pagesOf({ 'hours.md': `---\n${head}${blocks}---\n\n# Hours\n` });
	expect(page?.path).toBe('/hours');
	expect(page?.data?.blocks).toEqual([
		{ kind: 'text', text: '# Hours' },
		{ kind: 'statement', title: 'Words' },
	]);
});

it('says what is wrong with a file, and leaves out those of other kinds', async () => {
	const pages = await pagesOf({
		'Hours.yaml': `${head}blocks: [{ kind: statement, title: Words }]\n`,
		'empty.yaml': head,
		'kind.yaml': `${head}blocks:\n  - { kind: statment, title: Words }\n`,
		'look.yaml': `${head}blocks:\n  - { kind: closing, look: big, title: A, text: B, button: { label: C, href: /about } }\n`,
		'plain.md': 'Words',
		'notes.txt': 'Words',
	});
	expect(formatFaults(pages.flatMap(({ faults }) => faults))).toMatchInlineSnapshot(`
		"5 faults in content/ (the fields are described in src/schemas/):
		  content/pages/Hours.yaml: found "Hours", expected a name of small letters, digits and hyphens
		  content/pages/empty.yaml · blocks: found no block, expected at least one, or a text below the head
		  content/pages/kind.yaml:7 · blocks, entry 1 "Words", kind: found {"kind":"statment","title":"Words"}, expected one of statement, text, figures, steps, offers, story, technologies, types, questions, quote, projects, contact-form, lead-form, data-use, picture, measured, specimens, closing
		  content/pages/look.yaml:7 · blocks, entry 1 "A", look: found "big" (3 characters), expected one of plain, card, search, statement
		  content/pages/plain.md:1: found "Words", expected --- as the first line, the fields of the page, --- again, and the text below"
	`);
});
