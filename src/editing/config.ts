import type { CmsConfig, Collection, CollectionFile, EntryCollection, Field, GitBackend } from '@sveltia/cms';
import { folderOfRecords, listOfRecords, oneRecord, type PageFolder } from '../schemas/collections.ts';
import { CHECK } from './file-format.ts';
import { fieldsOf } from './form-field.ts';
import { recordKinds } from './records.ts';
import { shapeOf } from './shape.ts';
import { serviceBlocks, starterBlocks } from './starters.ts';

/* The configuration of Sveltia CMS. This file adds details that the schemas do not contain, and groups records as
   editors see them on the site. */

/** For each record without a page of its own, the page where editors can preview it. */
const SHOWN_ON: Readonly<Record<string, string>> = {
	site: '/contactus',
	forms: '/contactus',
	industries: '/Industries',
	slides: '/landing-page',
	aboutFaqs: '/about',
	contactFaqs: '/contactus',
	landingTestimonials: '/landing-page',
	fallbackPage: '/404',
};

/** Labels for files and lists whose own names would mean little to an editor. */
const LABELS: Readonly<Record<string, string>> = {
	site: 'Name, contact, hours',
	forms: 'Words of the forms',
	landingPage: 'Landing page',
	fallbackPage: 'Page not found',
	processPage: 'Our Process',
	redirects: 'Old addresses',
	slides: 'Slides of the landing page',
	aboutFaqs: 'Questions on About',
	contactFaqs: 'Questions on Contact',
	homeTestimonials: 'Testimonials on Home',
	landingTestimonials: 'Testimonials on the landing page',
};

const labelOf = (name: string): string =>
	LABELS[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replace(/Page$/, '');

const check = (kind: string): Field => ({
	name: CHECK,
	widget: 'check',
	kind,
	label: 'Check',
	hint: 'Lists what you have to fix before you can save.',
	required: false,
});

/**
 * Returns the form for one kind of record.
 * @param presets the initial values of a new record.
 */
function formOf(kind: string, presets: Readonly<Record<string, unknown>> = {}): Field[] {
	const { schema, hasBody = false, isList = false } = recordKinds[kind] ?? {};
	if (schema === undefined) throw new Error(`Unknown kind of record: ${kind}.`);
	const shape = shapeOf(schema);
	const records = {
		...shape,
		title: 'Entries',
		description: 'In the order visitors see them. Drag an entry by its handle to move it.',
	};
	const fields = isList
		? fieldsOf({ properties: { records }, required: [] }, kind)
		: fieldsOf(shape, kind).map((field) =>
				field.name in presets ? { ...field, default: presets[field.name] } : field,
			);
	const hint =
		kind === 'html'
			? 'The text of the post, in HTML.'
			: '`##` before a heading, `-` before a list item, `[words](address)` for a link. For a picture, upload it under Assets first, then write `![what it shows](/images/blog/name.jpg)`.';
	const body: Field = {
		name: 'body',
		label: 'Text',
		hint,
		...(kind === 'html' ? { widget: 'text' } : { widget: 'richtext', modes: ['raw'] }),
	};
	return [check(kind), ...fields, ...(hasBody ? [body] : [])] as Field[];
}

const fileOf = ([name, record]: [string, { file: string; path?: string }], base: string): CollectionFile => ({
	name,
	label: labelOf(name),
	file: `content/${record.file}`,
	format: name,
	preview_path: base + (record.path ?? SHOWN_ON[name] ?? '/'),
	fields: formOf(name),
});

/** The facts about the site that the configuration needs. */
export interface EditingContext {
	/** The repository and its host. */
	backend: GitBackend;
	/** The address of the site, including its sub-path. */
	site: string;
	/** The sub-path of the site; empty if there is none. */
	base: string;
	/** The paths of all content files, and of all pictures that content can use. */
	files: readonly string[];
}

/**
 * Returns a collection that has one file for each record.
 * @param presets the initial values of a new record.
 */
function folderOf(
	kind: string,
	options: Partial<EntryCollection> & { path: string; label: string },
	presets: Readonly<Record<string, unknown>> = {},
): EntryCollection {
	const { path, identifier_field: title = 'title', reorder = false, extension = 'yaml', ...more } = options;
	const fields = formOf(kind, presets);
	return {
		name: kind,
		folder: `content/${kind}`,
		extension,
		// Sveltia CMS accepts a custom format for Markdown files only if the format's name ends in `-frontmatter`.
		format: extension === 'md' ? `${kind}-frontmatter` : kind,
		identifier_field: title,
		slug: { template: `{{${title}}}`, editable: true },
		reorder,
		preview_path: `${path}{{slug}}`,
		// Editors set the order by dragging entries, so the form leaves out the field `order`.
		fields: reorder ? fields.filter(({ name }) => name !== 'order') : fields,
		...more,
	};
}

/** Returns the configuration of the editing page. */
export function editingConfig({ backend, site, base, files }: EditingContext): CmsConfig {
	const single = Object.entries(oneRecord);
	const isPage = ([, { file }]: [string, { file: string }]): boolean => file.startsWith('pages/');
	const group = (name: string, label: string, icon: string, records: [string, { file: string; path?: string }][]) => ({
		name,
		label,
		icon,
		files: records.map((record) => fileOf(record, base)),
	});
	/** Returns the collection for pages written in Markdown, if there are any. */
	const inMarkdown = (folder: PageFolder, label: string): Collection[] =>
		files.some((file) => file.startsWith(`content/${folder}/`) && file.endsWith('.md'))
			? [
					folderOf(`${folder}-md`, {
						label,
						folder: `content/${folder}`,
						extension: 'md',
						path: base + folderOfRecords[folder].path,
						identifier_field: 'breadcrumb',
						create: false,
					}),
				]
			: [];
	const pages = folderOf(
		'pages',
		{
			label: 'More pages',
			label_singular: 'Page',
			icon: 'article',
			description: "Pages made of blocks; each page's name sets its address.",
			path: `${base}/`,
			identifier_field: 'breadcrumb',
			// The folder also contains pages with their own layout. Those pages have no blocks, so Sveltia CMS tests
			// the pattern against 'null'.
			filter: { field: 'blocks.0.kind', pattern: /^(?!null$)/ },
		},
		{ blocks: starterBlocks('this page') },
	);
	const services = folderOf(
		'services',
		{
			label: 'Services',
			label_singular: 'Service',
			icon: 'design_services',
			path: base + folderOfRecords.services.path,
			identifier_field: 'card.name',
			reorder: true,
		},
		{ blocks: serviceBlocks('this service') },
	);
	const projects = folderOf(
		'projects',
		{
			label: 'Work',
			label_singular: 'Project',
			icon: 'work',
			path: base + folderOfRecords.projects.path,
			identifier_field: 'name',
			reorder: true,
		},
		{ placeholder: true },
	);
	const blog = { folder: 'content/blog', path: `${base}/blog/` };
	const posts = folderOf(
		'posts',
		{ ...blog, label: 'Blog', label_singular: 'Post', icon: 'edit_note', extension: 'md' },
		{ createdAt: '{{now}}', draft: true },
	);
	const olderPosts = folderOf('html', {
		...blog,
		label: 'Older posts',
		label_singular: 'Older post',
		icon: 'history_edu',
		description: 'Posts written in HTML. To write a new post, open Blog.',
		extension: 'html',
		create: false,
	});
	return {
		load_config_file: false,
		app_title: 'Edit the site',
		backend,
		site_url: site,
		media_folder: 'public/images/blog',
		public_folder: '/images/blog',
		media_libraries: {
			default: { config: { slugify_filename: true, max_file_size: 12_000_000 } },
			stock_assets: false,
		},
		slug: { encoding: 'ascii', clean_accents: true },
		editor: { preview: false },
		collections: [
			group('fixed', 'Pages', 'web', single.filter(isPage)),
			pages,
			...inMarkdown('pages', 'Pages of text'),
			{ divider: true },
			services,
			...inMarkdown('services', 'Services in Markdown'),
			projects,
			{ divider: true },
			posts,
			olderPosts,
			{ divider: true },
			group('lists', 'Lists', 'list', Object.entries(listOfRecords)),
			group(
				'settings',
				'Site',
				'settings',
				single.filter((record) => !isPage(record)),
			),
		],
	};
}
