import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseContent } from '../lib/build/content/model.ts';
import { siteFolder } from '../lib/build/content/site-folder.ts';
import { postFields } from '../schemas/post.ts';
import { newFile, type NewFile } from './new-file.ts';
import { template } from './template.ts';

const place = { root: siteFolder(), today: '2026-01-31' };
const name = 'Pottery & Clay: "Bowls"';
/** Reads a new file on its own, without the rest of the content. */
const read = ({ file, text }: NewFile) => {
	const [read] = parseContent([{ name: file.replace('content/', ''), text }]).files;
	return { problems: read?.problems, mentions: read?.mentions ?? [], post: read?.post };
};

describe('a new record', () => {
	it.each([
		['service', 'content/services/pottery-clay-bowls.yaml'],
		['page', 'content/pages/pottery-clay-bowls.yaml'],
	])('of the kind %s is valid before any edit', (kind, file) => {
		const made = newFile(kind, name, place);
		expect(made.file).toBe(file);
		expect(read(made).problems).toEqual([]);
	});

	it('of the kind project lacks only its picture', () => {
		const made = newFile('project', name, place);
		const { problems, mentions } = read(made);
		expect(problems).toEqual([]);
		const [picture] = mentions.filter(({ meta }) => meta.pictures);
		expect(picture).toMatchObject({
			location: { field: 'image' },
			value: 'pottery-clay-bowls',
			meta: { pictures: ['portfolio'] },
		});
		expect(made.next).toContain('src/assets/portfolio/pottery-clay-bowls.png');
	});

	it('of the kind project explains the fields for commissioned work', () => {
		const { text } = newFile('project', name, place);
		expect(text).toContain(
			[
				'# The client who commissioned the project. Ask before you name anybody.',
				'# client:',
				'#   # The name of the company, as visitors know it.',
				'#   name:',
				'#   # The person who speaks for the company. Ask before you show the name.',
				'#   person:',
				"#   # That person's role, such as Owner.",
				'#   role:',
			].join('\n'),
		);
		for (const field of ['link', 'before', 'after', 'result', 'quote', '  measure', '  text'])
			expect(text).toMatch(new RegExp(`^# ${field}:`, 'm'));
	});

	it('of the kind post is valid before any edit, and is a draft', () => {
		expect(read(newFile('post', name, place)).post).toMatchObject({ title: name, draft: true });
	});

	it.each(['A', 'A name that goes on for so long that no search result would show it as a whole'])(
		'has a title and description of valid length for the name %s',
		(long) => {
			expect(read(newFile('page', long, place)).problems).toEqual([]);
		},
	);

	it.each([
		['poem', 'A name', '"poem" is not a kind of record.'],
		['page', 'ગુજરાતી', '"ગુજરાતી" gives no address.'],
	])('is refused for the kind %s and the name %s', (kind, name, message) => {
		expect(() => newFile(kind, name, place)).toThrow(message);
	});
});

it('explains each field of a schema, and shows optional fields as comments', () => {
	const text = template(postFields, { title: 'Words', createdAt: '2026-01-31' });
	expect(parse(text)).toEqual({ title: 'Words', createdAt: '2026-01-31' });
	for (const [field, { description }] of Object.entries(postFields.shape)) {
		expect(text).toMatch(new RegExp(`^(# )?${field}:`, 'm'));
		expect(text).toContain(`# ${description}\n`);
	}
});
