import { clobberingOfThePage, otherActiveContent } from './sanitise-cases/active-content.ts';
import { linkAddresses, pictureAddresses } from './sanitise-cases/addresses.ts';
import { mutationAndConfusionOfNamespaces, svgAndMathml } from './sanitise-cases/foreign-markup.ts';
import { harmless } from './sanitise-cases/harmless.ts';
import type { SanitiseCase } from './sanitise-cases/sanitise-case.ts';
import { eventAttributes, scripts } from './sanitise-cases/scripts.ts';
import type { SanitiseContext } from '../sanitise-rules.ts';

/** Where the descriptions of the table come from and are shown. */
export const CASE_CONTEXT: SanitiseContext = { listUrl: 'https://backend.example/api/blogs/allblogs', base: '/site' };

/** One table for the build and for the browser: both have to give the third column. */
export const SANITISE_CASES: Readonly<Record<string, readonly SanitiseCase[]>> = {
	harmless,
	'event attributes': eventAttributes,
	'link addresses': linkAddresses,
	'picture addresses': pictureAddresses,
	scripts,
	'SVG and MathML': svgAndMathml,
	'mutation and confusion of namespaces': mutationAndConfusionOfNamespaces,
	'clobbering of the page': clobberingOfThePage,
	'other active content': otherActiveContent,
};
