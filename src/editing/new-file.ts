import { folderOfRecords, pagePath } from '../schemas/collections.ts';
import { slugify } from '../lib/shared/blog/slug.ts';
import { readContent } from '../lib/build/content/model.ts';
import { DESCRIPTION, TITLE } from '../schemas/fields.ts';
import { postFields } from '../schemas/post.ts';
import { serviceBlocks, starterAction, starterBlocks } from './starters.ts';
import { template } from './template.ts';

/** A file of `content/` as it is to be written. */
export interface NewFile {
	/** Its path in the project. */
	file: string;
	text: string;
	/** What the editor does next. */
	next: string;
}

/** The project's folder, and the day. */
export interface BlockContext {
	root: string;
	today: string;
}

/** The whole words of a text that fit. */
const fit = (text: string, most: number): string =>
	text.length <= most ? text : text.slice(0, most + 1).replace(/\s+\S*$/, '');

const next = (path: string): string =>
	`Write your own words over those that stand there; npm run dev shows them at ${path}.`;

/** The place behind all others. */
const nextOrder = (records: readonly { data: { order: number } }[]): number =>
	1 + Math.max(0, ...records.map(({ data }) => data.order));

const hero = (name: string) => ({
	art: 'stone',
	title: name,
	lead: 'Say in two or three sentences for whom this is and what they have when it is done.',
	button: starterAction,
});
const head = (name: string) => ({
	title: fit(`${name}: what it is, and for whom we do it`, TITLE.most),
	description: fit(
		`${name}: say here what somebody finds on this page and why it is worth opening, in the words that they would search for themselves.`,
		DESCRIPTION.most,
	),
});
const pageFields = (name: string) => ({
	head: head(name),
	breadcrumb: name,
	hero: hero(name),
	blocks: starterBlocks(name),
});

function post(name: string, slug: string, { today }: BlockContext): NewFile {
	const fields = template(postFields, { title: name, createdAt: today, draft: true });
	const text = `---\n${fields}---\n\nWrite the post here, in Markdown.\n\n## A heading\n\nMore words.\n`;
	const out = `${next(`/blog/${slug}`)} Delete the line "draft: true" when it may be seen.`;
	return { file: `content/blog/${slug}.md`, text, next: out };
}

function page(name: string, slug: string): NewFile {
	const text = template(folderOfRecords.pages.schema, pageFields(name));
	return { file: `content/pages/${slug}.yaml`, text, next: next(`/${slug}`) };
}

function service(name: string, slug: string, { root }: BlockContext): NewFile {
	const order = nextOrder(readContent(root).entries.services);
	const card = { name, text: 'Say in a sentence or two what the client gets.' };
	const fields = {
		...pageFields(name),
		blocks: serviceBlocks(name),
		order,
		footer: { order, label: name },
		card,
	};
	const text = template(folderOfRecords.services.schema, fields);
	return { file: `content/services/${slug}.yaml`, text, next: next(`/services/${slug}`) };
}

function project(name: string, slug: string, { root }: BlockContext): NewFile {
	const { portfolioPage, projects } = readContent(root).entries;
	const chips = portfolioPage[0]?.data.chips ?? [];
	const text = template(folderOfRecords.projects.schema, {
		order: nextOrder(projects),
		name,
		location: 'The place',
		sector: 'The trade',
		image: slug,
		alt: 'Say what the picture shows',
		text: 'Say in one sentence what was built.',
		categories: chips.slice(0, 1),
		problem: 'Say in two or three sentences what was wrong, or missing.',
		decisions: [
			{
				title: 'What you decided',
				argument: 'Say why: what spoke for it and what against.',
				detail: { alt: 'Say what this part shows', part: { left: 10, top: 10, width: 40, height: 40 } },
			},
		],
		placeholder: true,
	});
	return {
		file: `content/projects/${slug}.yaml`,
		text,
		next: `Lay its picture into src/assets/portfolio/${slug}.png (or .jpg, .webp, .avif). ${next(pagePath('projects', slug))}`,
	};
}

const makers: Readonly<Record<string, (name: string, slug: string, place: BlockContext) => NewFile>> = {
	post,
	service,
	page,
	project,
};

/**
 * A new record with every field explained.
 * @param kind what it is. @param name what it is called; its file and address follow from it.
 * @throws a sentence for the editor where kind or name are missing.
 */
export function newFile(kind: string, name: string, place: BlockContext): NewFile {
	const make = makers[kind];
	const slug = slugify(name);
	if (make === undefined || slug === '')
		throw new Error(
			`npm run new post|service|page|project "Name": found "${kind} ${name}". The name needs a Latin letter or a digit, since the address is made from it.`,
		);
	return make(name.trim(), slug, place);
}
