import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { frontMatter } from '../lib/content/front-matter.ts';
import { readYaml } from '../lib/content/yaml-record.ts';
import { folderOfPages, projectFolder } from '../schemas/collections.ts';
import { postFields } from '../schemas/post.ts';
import { newFile } from './new-file.ts';
import { template } from './template.ts';

const place = { root: process.cwd(), today: '2026-01-31' };
const name = 'Pottery & Clay: "Bowls"';

describe('a new record', () => {
	it.each([
		['service', folderOfPages.services.schema, 'content/services/pottery-clay-bowls.yaml'],
		['page', folderOfPages.pages.schema, 'content/pages/pottery-clay-bowls.yaml'],
	])('of the kind %s is right as it stands', (kind, schema, file) => {
		const made = newFile(kind, name, place);
		expect(made.file).toBe(file);
		expect(readYaml(file, made.text, schema).faults).toEqual([]);
	});

	it('of the kind project lacks only its picture', () => {
		const made = newFile('project', name, place);
		const { faults } = readYaml(made.file, made.text, projectFolder.schema);
		expect(faults).toMatchObject([
			{
				file: expect.stringContaining('content/projects/pottery-clay-bowls.yaml:'),
				expected: expect.stringContaining('src/assets/portfolio'),
			},
		]);
		expect(made.next).toContain('src/assets/portfolio/pottery-clay-bowls.png');
	});

	it('of the kind post is right as it stands, and seen by nobody else', () => {
		const { text } = newFile('post', name, place);
		expect(readYaml('a', frontMatter(text)?.head ?? '', postFields).data).toMatchObject({ title: name, draft: true });
	});

	it.each(['A', 'A name that goes on for so long that no search result would show it as a whole'])(
		'has a head of the right lengths for the name %s',
		(long) => {
			expect(readYaml('a', newFile('page', long, place).text, folderOfPages.pages.schema).faults).toEqual([]);
		},
	);

	it.each([
		['poem', 'A name'],
		['page', 'ગુજરાતી'],
	])('is refused for %s %s', (kind, wrong) => {
		expect(() => newFile(kind, wrong, place)).toThrow('npm run new post|service|page|project "Name"');
	});
});

it('explains each field of a schema where it first stands, and shows those that may be left out', () => {
	const text = template(postFields, { title: 'Words', createdAt: '2026-01-31' });
	expect(parse(text)).toEqual({ title: 'Words', createdAt: '2026-01-31' });
	for (const [field, { description }] of Object.entries(postFields.shape)) {
		expect(text).toMatch(new RegExp(`^(# )?${field}:`, 'm'));
		expect(text).toContain(`# ${description}\n`);
	}
});
