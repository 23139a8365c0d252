import type { CmsConfig, CollectionFile, EntryCollection, Field, GitBackend } from '@sveltia/cms';
import { folderOfRecords, listOfRecords, oneRecord, postFolder } from '#schemas/collections.ts';
import { fieldsOf, labelOf } from './form-field.ts';
import { shapeOf, type RecordSchema } from '#schemas/shape.ts';

/** Labels for files and lists whose own names would mean little to an editor. */
const LABELS: Readonly<Record<string, string>> = {
	site: 'Name, contact, hours',
	words: 'Words of forms and buttons',
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

const formOf = (schema: RecordSchema, name: string): Field[] => fieldsOf(shapeOf(schema), name);

const body: Field = {
	name: 'body',
	label: 'Text',
	hint: '`##` before a heading, `-` before a list item, `[words](address)` for a link, `![what it shows](/images/blog/name.webp)` for a picture.',
	widget: 'richtext',
	modes: ['raw', 'rich_text'],
};

type Files = Readonly<Record<string, { file: string; path?: string; schema: RecordSchema }>>;

const group = (name: string, label: string, icon: string, files: Files, base: string) => ({
	name,
	label,
	icon,
	files: Object.entries(files).map(([one, { file, path, schema }]): CollectionFile => ({
		name: one,
		label: LABELS[one] ?? labelOf(one.replace(/Page$/, '')),
		file: `content/${file}`,
		...(path !== undefined && { preview_path: base + path }),
		fields: formOf(schema, one),
	})),
});

type Folder = Pick<EntryCollection, 'name' | 'label' | 'label_singular' | 'icon' | 'fields'> & Partial<EntryCollection>;

/** Returns a collection of pages with one file each. @param title the field that names a page, and a new page's file. */
const folderOf = (path: string, title: string, options: Folder): EntryCollection => ({
	folder: `content/${options.name}`,
	extension: 'yaml',
	identifier_field: title,
	slug: { template: `{{${title}}}`, editable: true },
	preview_path: `${path}{{slug}}`,
	...options,
});

/**
 * Returns the configuration of Sveltia CMS, which groups records as editors see them on the site.
 * @param base the sub-path of the site; empty if there is none.
 * @param timeZone the office's, in which dates are written.
 */
export function editingConfig(backend: GitBackend, base: string, timeZone: string): CmsConfig {
	const { services, pages, projects } = folderOfRecords;
	const single = (isPage: boolean): Files =>
		Object.fromEntries(Object.entries(oneRecord).filter(([, { file }]) => file.startsWith('pages/') === isPage));
	// Editors set the order by dragging entries, so the form leaves out the field `order`.
	const unordered = (fields: Field[]): Field[] => fields.filter(({ name }) => name !== 'order');
	// With a time zone, Sveltia CMS also writes the offset from UTC. A new post is dated now.
	const dated = (field: Field): Field =>
		field.widget === 'datetime'
			? { ...field, input_timezone: timeZone, ...(field.required && { default: '{{now}}' }) }
			: field;
	return {
		app_title: 'Edit the site',
		backend,
		media_folder: 'public/images/blog',
		public_folder: '/images/blog',
		media_libraries: {
			default: {
				config: {
					slugify_filename: true,
					max_file_size: 12_000_000,
					transformations: { raster_image: { format: 'webp', quality: 85, width: 1600, height: 1600 } },
				},
			},
			stock_assets: false,
		},
		slug: { encoding: 'ascii', clean_accents: true },
		output: { omit_empty_optional_fields: true },
		editor: { preview: false },
		collections: [
			group('fixed', 'Pages', 'web', single(true), base),
			folderOf(base + pages.path, 'breadcrumb', {
				name: 'pages',
				label: 'More pages',
				label_singular: 'Page',
				icon: 'article',
				description: "Pages made of blocks; each page's name sets its address.",
				// Pages with a layout of their own have no blocks, so Sveltia CMS tests the pattern against 'null'.
				filter: { field: 'blocks.0.kind', pattern: '^(?!null$)' },
				fields: formOf(pages.schema, 'pages'),
			}),
			{ divider: true },
			folderOf(base + services.path, 'card.name', {
				name: 'services',
				label: 'Services',
				label_singular: 'Service',
				icon: 'design_services',
				reorder: true,
				fields: unordered(formOf(services.schema, 'services')),
			}),
			folderOf(base + projects.path, 'name', {
				name: 'projects',
				label: 'Work',
				label_singular: 'Project',
				icon: 'work',
				reorder: true,
				fields: unordered(formOf(projects.schema, 'projects')),
			}),
			folderOf(`${base}/blog/`, 'title', {
				name: 'blog',
				label: 'Blog',
				label_singular: 'Post',
				icon: 'edit_note',
				extension: 'md',
				format: 'yaml-frontmatter',
				fields: [...formOf(postFolder.schema, 'blog').map(dated), body],
			}),
			{ divider: true },
			group('lists', 'Lists', 'list', listOfRecords, base),
			group('settings', 'Site', 'settings', single(false), base),
		],
	};
}
