import { z } from 'astro/zod';
import { root } from '../../scripts/bootstrap.mjs';
import { formatFaults } from '../../src/lib/content/content-fault.ts';
import { readContent } from '../../src/lib/content/content-file.ts';
import { readPageFiles } from '../../src/lib/content/page-files.ts';
import { readProjectFiles } from '../../src/lib/content/project-files.ts';
import { folderOfPages, listOfRecords, oneRecord, projectFolder, projectPath } from '../../src/schemas/collections.ts';

interface Source<Schema extends z.ZodType> {
	file: string;
	schema: Schema;
}

function record<Schema extends z.ZodType>(source: Source<Schema>): z.output<Schema> {
	const { data, faults } = readContent(source, root);
	if (data === undefined) throw new Error(formatFaults(faults));
	return data;
}

const list = <Schema extends z.ZodType>({ file, schema }: Source<Schema>) => record({ file, schema: z.array(schema) });

const services = readPageFiles(root, 'services').map(({ path, data }) => ({
	path,
	...folderOfPages.services.schema.parse(data),
}));
const projects = readProjectFiles(root).map(({ id, data }) => ({
	path: projectPath(id),
	...projectFolder.schema.parse(data),
}));
const pages = readPageFiles(root, 'pages').map(({ path, data }) => ({
	path,
	...folderOfPages.pages.schema.parse(data),
}));

const navigation = record(oneRecord.navigation);
/** Pages that ask for a link in the header stand before its last item, which is a button, and so on phones. */
const withPages = (items: typeof navigation.header) => [
	...items.slice(0, -1),
	...pages.filter(({ link }) => link === 'navigation').map(({ breadcrumb, path }) => ({ label: breadcrumb, path })),
	...items.slice(-1),
];

/** What the team has written; tests read it here, so that an edit breaks none of them. */
export const content = {
	site: record(oneRecord.site),
	navigation: { ...navigation, header: withPages(navigation.header), mobile: withPages(navigation.mobile) },
	forms: record(oneRecord.forms),
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
	crafts: list(listOfRecords.crafts),
	clients: list(listOfRecords.clients),
	partners: list(listOfRecords.partners),
	industries: list(listOfRecords.industries),
	projects: projects.sort((a, b) => a.order - b.order),
	technologies: list(listOfRecords.technologies),
	slides: list(listOfRecords.slides),
	homeTestimonials: list(listOfRecords.homeTestimonials),
	landingTestimonials: list(listOfRecords.landingTestimonials),
	aboutFaqs: list(listOfRecords.aboutFaqs),
	contactFaqs: list(listOfRecords.contactFaqs),
	services: services.sort((a, b) => a.order - b.order),
	/** Pages of blocks of their own. */
	pages,
};
