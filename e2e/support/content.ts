import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { root } from '../../scripts/lib/root.ts';
import { folderOfRecords, listOfRecords, oneRecord } from '../../src/schemas/collections.ts';

interface Source<Schema extends z.ZodType> {
	file: string;
	schema: Schema;
}

const read = (file: string): unknown => parse(readFileSync(join(root, 'content', file), 'utf8'));

const record = <Schema extends z.ZodType>({ file, schema }: Source<Schema>): z.output<Schema> =>
	schema.parse(read(file));

const list = <Schema extends z.ZodType>({ file, schema }: Source<Schema>): z.output<Schema>[] =>
	z.array(schema).parse(read(file));

function services() {
	const { folder, schema } = folderOfRecords.services;
	const slugs = readdirSync(join(root, 'content', folder)).map((file) => file.replace('.yaml', ''));
	const found = slugs.map((slug) => ({ slug, ...record({ file: `${folder}/${slug}.yaml`, schema }) }));
	return found.sort((a, b) => a.order - b.order);
}

/**
 * What the team has written, for tests of words that the specification leaves to the team;
 * what it quotes stands in the tests, so that an edit cannot change it unnoticed.
 */
export const content = {
	site: record(oneRecord.site),
	navigation: record(oneRecord.navigation),
	home: record(oneRecord.homePage),
	about: record(oneRecord.aboutPage),
	process: record(oneRecord.processPage),
	portfolio: record(oneRecord.portfolioPage),
	industriesPage: record(oneRecord.industriesPage),
	servicesPage: record(oneRecord.servicesPage),
	contact: record(oneRecord.contactPage),
	blog: record(oneRecord.blogPage),
	landing: record(oneRecord.landingPage),
	fallback: record(oneRecord.fallbackPage),
	projects: list(listOfRecords.projects),
	technologies: list(listOfRecords.technologies),
	aboutFaqs: list(listOfRecords.aboutFaqs),
	contactFaqs: list(listOfRecords.contactFaqs),
	services: services(),
};
