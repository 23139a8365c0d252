import type { Page } from '../site.ts';
import { fieldsOf } from '../structured-data/fields.ts';
import { thingsOf } from '../structured-data/things.ts';
import { findingsOf, type Rule } from './rule.ts';

const finding = findingsOf('Structured data');

/** Pages that the specification wants certain types on. */
const WANTED: Readonly<Record<string, readonly string[]>> = {
	'/about': ['FAQPage'],
	'/contactus': ['ContactPage', 'ProfessionalService', 'OpeningHoursSpecification'],
};

/** What a thing of this type lacks. */
function lacking(type: string, present: ReadonlySet<string>): string[] {
	const known = fieldsOf[type];
	if (known === undefined) return [`${type} is not in the table of scripts/launch-check/structured-data/fields.ts`];
	const needed = new Set([...(known.required ?? []), ...(known.ours ?? [])]);
	return [...needed].filter((field) => !present.has(field)).map((field) => `${type} lacks ${field}`);
}

function faultsOf(page: Page): string[] {
	const things = thingsOf(page);
	if (things.length === 0) return ['has none'];
	const types = new Set(things.flatMap((thing) => thing.types));
	const missing = things.flatMap((thing) => thing.types.flatMap((type) => lacking(type, thing.fields)));
	const described = new Set(things.filter(({ isReference }) => !isReference).map(({ id }) => id));
	const dangling = things.filter(({ isReference, id }) => isReference && !described.has(id));
	const absent = (WANTED[page.path] ?? []).filter((type) => !types.has(type));
	return [
		...new Set(missing),
		...dangling.map(({ id }) => `points at "${String(id)}", which the page does not describe`),
		...absent.map((type) => `has no ${type}, which the specification asks for`),
	];
}

/** Each page for search engines carries structured data that parses and has what its types need. */
export const structuredData: Rule = ({ pages }) =>
	pages
		.filter((page) => !page.isHidden && page.forwardsTo === undefined)
		.flatMap((page) => {
			try {
				return faultsOf(page).map((what) => finding(page.file, what));
			} catch (error) {
				return [finding(page.file, `is not JSON: ${error instanceof Error ? error.message : String(error)}`)];
			}
		});
