import { z } from 'astro/zod';
import type { PageOfBlocks } from '../../schemas/block-page.ts';
import { didYouMean } from '../../schemas/near-name.ts';
import { readContent } from '../../lib/content/content-file.ts';
import type { ContentFault } from '../../lib/content/content-fault.ts';
import { readPageFiles } from '../../lib/content/page-files.ts';
import { folderOfPages, listOfRecords, oneRecord } from '../../schemas/collections.ts';

/* Checks of records against one another: each reads a file again, with what the other files hold in its schema. */

/** A project that no chip finds, or a chip that finds no project, helps no visitor. */
function checkChips(root: string): ContentFault[] {
	const { portfolioPage } = oneRecord;
	const { projects } = listOfRecords;
	const page = readContent(portfolioPage, root);
	const list = readContent({ ...projects, schema: projects.schema.array() }, root);
	// Faults of either file are reported first.
	if (page.data === undefined || list.data === undefined) return [];
	// Without projects, there are no chips to see either.
	if (list.data.length === 0) return [];
	const used = list.data.flatMap(({ categories }) => categories);
	const chip = z.enum(used, { error: `a category of a project in content/${projects.file}` });
	const project = projects.schema.extend({ categories: z.enum(page.data.chips).array() });
	return [
		...readContent({ ...portfolioPage, schema: portfolioPage.schema.extend({ chips: chip.array() }) }, root).faults,
		...readContent({ ...projects, schema: project.array() }, root).faults,
	];
}

/** A list whose entries differ in one field. */
const unique = <Schema extends z.ZodType<Record<Name, string>>, Name extends string>(schema: Schema, name: Name) =>
	schema.array().check(({ value, issues }) => {
		const first = new Map<string, number>();
		for (const [index, { [name]: input }] of value.entries()) {
			const before = first.get(input);
			if (before === undefined) first.set(input, index);
			else
				issues.push({
					code: 'custom',
					path: [index, name],
					input,
					message: `another than that of entry ${before + 1}`,
				});
		}
	});

/** Two records by one name: nobody could say which one is meant. */
function checkNames(root: string): ContentFault[] {
	const { projects, redirects } = listOfRecords;
	return [
		...readContent({ ...projects, schema: unique(projects.schema, 'name') }, root).faults,
		...readContent({ ...redirects, schema: unique(redirects.schema, 'from') }, root).faults,
	];
}

/** Services in one place, of which nobody could say which stands first. */
function checkOrder(root: string): ContentFault[] {
	const cards = new Map<number, string>();
	const links = new Map<number, string>();
	const schema = folderOfPages.services.schema.superRefine(({ order, footer, card: { name } }, context) => {
		const take = (places: Map<number, string>, path: string[], input: number) => {
			const other = places.get(input);
			if (other === undefined) places.set(input, name);
			else context.addIssue({ code: 'custom', path, input, message: `another number than that of ${other}` });
		};
		take(cards, ['order'], order);
		if (footer) take(links, ['footer', 'order'], footer.order);
	});
	return readPageFiles(root, 'services', schema).flatMap(({ faults }) => faults);
}

/** A block that shows a project names one that there is. */
function checkProjectNames(root: string): ContentFault[] {
	const { projects } = listOfRecords;
	const known = readContent({ ...projects, schema: projects.schema.array() }, root).data?.map(({ name }) => name) ?? [];
	return (['services', 'pages'] as const).flatMap((kind) => {
		const page: z.ZodType<PageOfBlocks> = folderOfPages[kind].schema;
		const schema = page.check(({ value: { blocks }, issues }) => {
			for (const [block, { names }] of blocks.map((one) => (one.kind === 'projects' ? one : { names: [] })).entries())
				for (const [index, input] of names.entries())
					if (!known.includes(input)) {
						const message = `one of ${known.join(', ')}${didYouMean(input, known)}`;
						issues.push({ code: 'custom', path: ['blocks', block, 'names', index], input, message });
					}
		});
		return readPageFiles(root, kind, schema).flatMap(({ faults }) => faults);
	});
}

/** Checks what records say of one another. @param root the project's folder, in which each record for itself is right. */
export function checkReferences(root: string): ContentFault[] {
	return [...checkChips(root), ...checkNames(root), ...checkOrder(root), ...checkProjectNames(root)];
}
