import { z } from 'astro/zod';
import type { PageOfBlocks } from '../../schemas/block-page.ts';
import { didYouMean } from '../../schemas/near-name.ts';
import { readContent } from '../../lib/content/content-file.ts';
import type { ContentFault } from '../../lib/content/content-fault.ts';
import { readPageFiles } from '../../lib/content/page-files.ts';
import { readProjectFiles } from '../../lib/content/project-files.ts';
import { readYaml } from '../../lib/content/yaml-record.ts';
import { slugify } from '../../lib/blog/slug.ts';
import { folderOfPages, listOfRecords, oneRecord, projectFolder } from '../../schemas/collections.ts';
import { readContentFiles } from './content-files.ts';

/* Checks of records against one another: each reads a file again, with what the other files hold in its schema. */

/** What is expected in the place of a name that there is not. */
const nameAmong = (known: readonly string[], found: string): string =>
	`one of ${known.join(', ')}${didYouMean(found, known)}`;

/** A name that is one of those known. */
const oneOf = (known: readonly string[]) =>
	z.string().check(({ value: input, issues }) => {
		if (!known.includes(input)) issues.push({ code: 'custom', input, message: nameAmong(known, input) });
	});

/** The projects name chips, services and industries that there are; a chip that finds no project helps no visitor. */
function checkProjects(root: string): ContentFault[] {
	const { portfolioPage } = oneRecord;
	const page = readContent(portfolioPage, root);
	const industries = readContent(
		{ ...listOfRecords.industries, schema: listOfRecords.industries.schema.array() },
		root,
	);
	const files = readProjectFiles(root);
	// Faults of the files themselves are reported first.
	if (page.data === undefined || industries.data === undefined || files.some(({ data }) => data === undefined))
		return [];
	// Without projects, there are no chips to see either.
	if (files.length === 0) return [];
	const used = files.flatMap(({ data }) => data?.categories ?? []);
	const chip = z.enum(used, { error: `a category of a project in content/${projectFolder.folder}` });
	const project = projectFolder.schema.extend({
		categories: z.enum(page.data.chips).array(),
		services: oneOf(readPageFiles(root, 'services').map(({ id }) => id))
			.array()
			.default([]),
		industries: oneOf(industries.data.map(({ name }) => slugify(name)))
			.array()
			.default([]),
	});
	return [
		...readContent({ ...portfolioPage, schema: portfolioPage.schema.extend({ chips: chip.array() }) }, root).faults,
		...readProjectFiles(root, project).flatMap(({ faults }) => faults),
	];
}

/** Two redirects from one address: nobody could say which one is meant. */
function checkRedirects(root: string): ContentFault[] {
	const { redirects } = listOfRecords;
	const schema = redirects.schema.array().check(({ value, issues }) => {
		for (const [index, { from: input }] of value.entries()) {
			const first = value.findIndex(({ from }) => from === input);
			const message = `another than that of entry ${first + 1}`;
			if (first < index) issues.push({ code: 'custom', path: [index, 'from'], input, message });
		}
	});
	return readContent({ ...redirects, schema }, root).faults;
}

/** Takes numbers, and complains of one that another record has. */
function places(): (context: z.RefinementCtx, path: string[], input: number, name: string) => void {
	const taken = new Map<number, string>();
	return (context, path, input, name) => {
		const other = taken.get(input);
		if (other === undefined) taken.set(input, name);
		else context.addIssue({ code: 'custom', path, input, message: `another number than that of ${other}` });
	};
}

/** Services or projects in one place, of which nobody could say which stands first. */
function checkOrder(root: string): ContentFault[] {
	const [cards, links, projects] = [places(), places(), places()];
	const service = folderOfPages.services.schema.superRefine(({ order, footer, card: { name } }, context) => {
		cards(context, ['order'], order, name);
		if (footer) links(context, ['footer', 'order'], footer.order, name);
	});
	const project = projectFolder.schema.superRefine(({ order, name }, context) =>
		projects(context, ['order'], order, name),
	);
	return [...readPageFiles(root, 'services', service), ...readProjectFiles(root, project)].flatMap(
		({ faults }) => faults,
	);
}

/** A page that shows projects names some that there are. */
function checkProjectSlugs(root: string): ContentFault[] {
	const known = readProjectFiles(root).map(({ id }) => id);
	const { homePage } = oneRecord;
	const { work } = homePage.schema.shape;
	const home = homePage.schema.extend({ work: work.extend({ slugs: oneOf(known).array() }) });
	const ofBlocks = (['services', 'pages'] as const).flatMap((kind) => {
		const page: z.ZodType<PageOfBlocks> = folderOfPages[kind].schema;
		const schema = page.check(({ value: { blocks }, issues }) => {
			for (const [block, one] of blocks.entries())
				for (const [index, input] of (one.kind === 'projects' ? (one.slugs ?? []) : []).entries())
					if (!known.includes(input)) {
						const message = nameAmong(known, input);
						issues.push({ code: 'custom', path: ['blocks', block, 'slugs', index], input, message });
					}
		});
		return readPageFiles(root, kind, schema).flatMap(({ faults }) => faults);
	});
	return [...ofBlocks, ...readContent({ ...homePage, schema: home }, root).faults];
}

/** A post that is about a service, or tells of a project, names one that there is. */
function checkPosts(root: string): ContentFault[] {
	const named = z.looseObject({
		service: oneOf(readPageFiles(root, 'services').map(({ id }) => id)).optional(),
		project: oneOf(readProjectFiles(root).map(({ id }) => id)).optional(),
	});
	return readContentFiles(root).flatMap(({ file, head, linesBefore }) =>
		file.startsWith('content/blog/') && head ? readYaml(file, head, named, linesBefore).faults : [],
	);
}

/** Checks what records say of one another. @param root the project's folder, in which each record for itself is right. */
export function checkReferences(root: string): ContentFault[] {
	const checks = [checkProjects, checkRedirects, checkOrder, checkProjectSlugs, checkPosts];
	return checks.flatMap((check) => check(root));
}
