import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { agencyNames } from '../lib/shared/content/fill-names.ts';
import { readFiles } from '../lib/build/content/source-files.ts';
import { listOfRecords, oneRecord } from '../schemas/collections.ts';
import { problemsIn } from './check-record.ts';
import { fileFormat } from './file-format.ts';
import { isRecord } from '../lib/shared/content/is-record.ts';
import { recordKinds, type RecordKind } from './records.ts';

const options = await resolveConfig('content/site.yaml');
const pretty = (yaml: string): Promise<string> => format(yaml, { ...options, parser: 'yaml' });
const kindByFile = new Map<string, string>(
	[...Object.entries(oneRecord), ...Object.entries(listOfRecords)].map(([name, { file }]) => [file, name]),
);
function kindOf(file: string): RecordKind {
	const [folder = '', ending] = file
		.split(/[/.]/)
		.filter((_, index, parts) => index === 0 || index === parts.length - 1);
	const name = kindByFile.get(file) ?? (folder === 'blog' ? (ending === 'md' ? 'posts' : 'html') : folder);
	const kind = recordKinds[name];
	if (kind === undefined) throw new Error(file);
	return kind;
}
const files = readFiles('.')
	.filter(({ name }) => /\.(yaml|md|html)$/.test(name))
	.map(({ name, text }) => ({ file: name, source: text }));
const formatOf = (file: string) => fileFormat(kindOf(file), { files: new Set(), pretty, problems: () => [] });
/** Sveltia CMS trims a file's text when it opens the file, and adds a line break when it saves. */
const open = (file: string, source: string): unknown => formatOf(file).fromFile(source.trim());
const save = async (file: string, form: unknown): Promise<string> => `${(await formatOf(file).toFile(form)).trim()}\n`;

it.each(files)('opens and saves $file without changing it', async ({ file, source }) => {
	expect(await save(file, open(file, source))).toBe(source);
});

/** Yields every string in a form, with its path. */
function* textsIn(
	value: unknown,
	path: (string | number)[] = [],
): Generator<[path: (string | number)[], text: string]> {
	if (typeof value === 'string') yield [path, value];
	else if (Array.isArray(value)) for (const [index, one] of value.entries()) yield* textsIn(one, [...path, index]);
	else if (isRecord(value))
		for (const [key, one] of Object.entries(value)) if (!key.startsWith('_s')) yield* textsIn(one, [...path, key]);
}
/** Returns a copy of a form with the string at one path replaced. */
function withText(value: unknown, [key, ...rest]: readonly (string | number)[], text: string): unknown {
	if (key === undefined) return text;
	if (Array.isArray(value)) return value.map((one, index) => (index === key ? withText(one, rest, text) : one));
	return isRecord(value) ? { ...value, [key]: withText(value[key], rest, text) } : value;
}
const comments = (source: string): string[] => source.match(/(^|\s)#.*$/gm) ?? [];
/** Returns the lines of the first text that are missing from the second. */
function linesGone(a: string, b: string): string[] {
	const rest = b.split('\n');
	return a.split('\n').filter((line) => !rest.includes(line) || (rest.splice(rest.indexOf(line), 1), false));
}

it.each(files)(
	'changes at most one line of $file for one edited field, and keeps the comments',
	async ({ file, source }) => {
		const form = open(file, source);
		// Tests roughly six single-line strings, spread across the whole file.
		const all = [...textsIn(form)].filter(([path, text]) => text !== '' && path[0] !== 'body' && source.includes(text));
		const some = all.filter(([, text], index) => !text.includes('\n') && index % Math.ceil(all.length / 6) === 0);
		for (const [path, text] of some) {
			const now = await save(file, withText(form, path, text.replace(/\S+$/, 'words')));
			expect(comments(now), path.join('.')).toEqual(comments(source));
			expect(linesGone(source, now).length, path.join('.')).toBeLessThanOrEqual(1);
			expect(linesGone(now, source).length, path.join('.')).toBeLessThanOrEqual(1);
		}
	},
);

it('adds no field to a file just because the form has it', async () => {
	const file = 'content/testimonials/home.yaml'.slice('content/'.length);
	const source = '# Words\n- name: Founder\n  content: Good bowls.\n';
	const form = { records: [{ name: 'Founder', content: 'Good bowls.', placeholder: false }], _source: source.trim() };
	expect(await save(file, form)).toBe(source);
});

it('reads a missing switch as off, so that a published post does not become a draft again', async () => {
	const source = '---\ntitle: Kiln News\ncreatedAt: 2026-01-31\n---\n\nIt is lit.\n';
	const form = open('blog/kiln-news.md', source);
	expect(form).toMatchObject({ draft: false });
	expect(await save('blog/kiln-news.md', form)).toBe(source);
	expect(await save('blog/kiln-news.md', { ...(form as object), draft: true })).toContain('\ndraft: true\n');
});

it('finds the file of a picture, and saves its name without the extension', async () => {
	const kind = recordKinds['clients'];
	if (kind === undefined) throw new Error('clients');
	const { fromFile, toFile } = fileFormat(kind, {
		files: new Set(['src/assets/logos/a.svg']),
		pretty,
		problems: () => [],
	});
	const form: unknown = await fromFile('- src: a\n  alt: A');
	expect(form).toMatchObject({ records: [{ src: '/src/assets/logos/a.svg' }] });
	expect(await toFile({ ...(form as object), records: [{ src: '/src/assets/logos/b.png', alt: 'A' }] })).toBe(
		'- src: b\n  alt: A\n',
	);
});

it('does not save an invalid value, and says why', async () => {
	const kind = kindOf('site.yaml');
	const { fromFile, toFile } = fileFormat(kind, {
		files: new Set(),
		pretty,
		problems: (value) => problemsIn(kind, value, { agency: agencyNames({}), icons: {} }),
	});
	const form: unknown = await fromFile(readFileSync('content/site.yaml', 'utf8'));
	const wrong = Promise.resolve(toFile(withText(form, ['hours', 'open', 0, 'closes'], '01:00')));
	await expect(wrong).rejects.toThrow('saving_failed');
	await expect(wrong.catch((error: Error) => error.cause)).resolves.toMatchObject({
		message: expect.stringMatching(
			/^Opening hours › Open › 1 › Closes: "01:00" is not valid\. Write a time after/,
		) as string,
	});
});
