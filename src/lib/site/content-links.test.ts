import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aliases } from './aliases.ts';
import { slugify } from '../blog/slug.ts';
import { iconSource } from '../art/icons.ts';
import { listOfRecords, oneRecord } from '../../schemas/collections.ts';
import { contentOf, listOf, pathOf, services } from '../../schemas/testing/content.ts';

/** Crafts and services have drawn marks; those of one name share theirs. */
const marks = [...listOf(listOfRecords.crafts).map(({ name }) => slugify(name)), ...services().map(([slug]) => slug)];
const projects = listOf(listOfRecords.projects);
const { chips } = contentOf(oneRecord.portfolioPage);
const pages = Object.values(oneRecord).filter(({ file }) => file.startsWith('pages/'));
const texts = readdirSync(pathOf('content'), { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.yaml'))
	.map((file) => readFileSync(pathOf(`content/${file}`), 'utf8'));
const found = (pattern: RegExp) => [...new Set(texts.flatMap((text) => text.match(pattern) ?? []))];

describe('icons', () => {
	const icons = found(/\b(ph|devicon|logos|simple-icons):[a-z0-9-]+/g);

	it('are found in the content at all', () => {
		expect(icons.length).toBeGreaterThan(80);
	});

	it.each(icons)('%s is a drawing of its set', (icon) => {
		expect(iconSource(icon).body).toContain('<');
	});
});

describe('pictures', () => {
	it.each([
		['logos', [...listOf(listOfRecords.clients), ...listOf(listOfRecords.partners)].map(({ src }) => src), 'svg'],
		['portfolio', projects.map(({ image }) => image), 'png'],
		['landing', listOf(listOfRecords.slides).map(({ src }) => src), 'png'],
		['crafts', marks, 'svg'],
	])('in src/assets/%s are those that the content names, no more and no less', (folder, names, ending) => {
		expect(new Set(readdirSync(pathOf(`src/assets/${folder}`)))).toEqual(
			new Set(names.map((name) => `${name}.${ending}`)),
		);
	});
});

describe('chips', () => {
	it.each(chips)('%s has a project', (chip) => {
		expect(projects.filter(({ categories }) => categories.includes(chip))).not.toEqual([]);
	});

	it.each(projects.map(({ name, categories }) => [name, categories] as const))(
		'%s is found under chips alone',
		(_name, categories) => {
			expect(chips).toEqual(expect.arrayContaining([...categories]));
		},
	);
});

describe('links of this site', () => {
	const paths = found(/(?<=(?:href|path|link): )\/[^\s,}]*/g);
	const forwards = aliases.map(({ from }) => from);

	it.each(paths)('%s leads to a page', (path) => {
		const page = path === '/' ? '/index' : path;
		expect(forwards.includes(path) || existsSync(pathOf(`src/pages${page}.astro`))).toBe(true);
	});

	it.each(services().map(([slug]) => slug))('the card of %s leads to a page', (slug) => {
		expect(existsSync(pathOf(`src/pages/services/${slug}.astro`))).toBe(true);
	});
});

describe('heads', () => {
	const heads = [
		...pages.flatMap(({ file, schema }) => ('head' in schema.shape ? [contentOf({ file, schema })] : [])),
		...services().map(([, record]) => record),
	].flatMap((record) => ('head' in record ? [record.head] : []));

	it('are those of all fixed pages', () => {
		expect(heads).toHaveLength(16);
	});

	it.each(['title', 'description'] as const)('have a %s that no other page has', (field) => {
		const values = heads.map((head) => head[field].toLowerCase());
		expect(values).toEqual([...new Set(values)]);
	});
});
