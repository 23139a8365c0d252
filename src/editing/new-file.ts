import { folderOfRecords, pagePath } from '../schemas/collections.ts';
import { slugify } from '../lib/shared/blog/slug.ts';
import { readContent } from '../lib/build/content/model.ts';
import { DESCRIPTION, TITLE } from '../schemas/fields.ts';
import { postFields } from '../schemas/post.ts';
import { serviceBlocks, starterAction, starterBlocks } from './starters.ts';
import { template } from './template.ts';

/** A new file for `content/`. */
export interface NewFile {
	/** The path of the file in the project. */
	file: string;
	text: string;
	/** What the editor should do next. */
	next: string;
}

export interface NewFileContext {
	root: string;
	today: string;
}

/** Shortens text to at most `most` characters, cutting between words. */
const fit = (text: string, most: number): string =>
	text.length <= most ? text : text.slice(0, most + 1).replace(/\s+\S*$/, '');

const next = (path: string): string => `Replace the example text. npm run dev shows the page at ${path}.`;

/** Returns the `order` that puts a new record after all others. */
const nextOrder = (records: readonly { data: { order: number } }[]): number =>
	1 + Math.max(0, ...records.map(({ data }) => data.order));

const hero = (name: string) => ({
	art: 'stone',
	title: name,
	lead: 'Say in two or three sentences who this is for and what they get.',
	button: starterAction,
});
const head = (name: string) => ({
	title: fit(`${name}: what it is and who we do it for`, TITLE.most),
	description: fit(
		`${name}: say here what visitors find on this page and why it is worth opening, in the words that they would search for.`,
		DESCRIPTION.most,
	),
});
const pageFields = (name: string) => ({
	head: head(name),
	breadcrumb: name,
	hero: hero(name),
	blocks: starterBlocks(name),
});

function post(name: string, slug: string, { today }: NewFileContext): NewFile {
	const fields = template(postFields, { title: name, createdAt: today, draft: true });
	const text = `---\n${fields}---\n\nWrite the post here, in Markdown.\n\n## A heading\n\nMore words.\n`;
	const out = `${next(`/blog/${slug}`)} Delete the line "draft: true" to publish it.`;
	return { file: `content/blog/${slug}.md`, text, next: out };
}

function page(name: string, slug: string): NewFile {
	const text = template(folderOfRecords.pages.schema, pageFields(name));
	return { file: `content/pages/${slug}.yaml`, text, next: next(`/${slug}`) };
}

function service(name: string, slug: string, { root }: NewFileContext): NewFile {
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

function project(name: string, slug: string, { root }: NewFileContext): NewFile {
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
		problem: 'Say in two or three sentences what was wrong or missing.',
		decisions: [
			{
				title: 'What you decided',
				argument: 'Give the reasons for and against this decision.',
				detail: { alt: 'Say what this detail shows', part: { left: 10, top: 10, width: 40, height: 40 } },
			},
		],
		placeholder: true,
	});
	return {
		file: `content/projects/${slug}.yaml`,
		text,
		next: `Add its picture as src/assets/portfolio/${slug}.png (or .jpg, .webp, .avif). For client work, fill in client, before, after, result, quote and link, and delete the line "placeholder: true". ${next(pagePath('projects', slug))}`,
	};
}

const makers: Readonly<Record<string, (name: string, slug: string, context: NewFileContext) => NewFile>> = {
	post,
	service,
	page,
	project,
};

/**
 * Returns a new file that explains every field.
 * @param name the record's name; the file name and the address are made from it.
 * @throws an error with a message for the editor if the kind is unknown, or if no address can be made from the name.
 */
export function newFile(kind: string, name: string, context: NewFileContext): NewFile {
	const make = makers[kind];
	const slug = slugify(name);
	if (make === undefined)
		throw new Error(
			`"${kind}" is not a kind of record. Write npm run new post "Name"; the other kinds are service, page and project.`,
		);
	if (slug === '')
		throw new Error(
			`"${name}" gives no address. Write a name with a Latin letter or a digit: npm run new ${kind} "Name".`,
		);
	return make(name.trim(), slug, context);
}
