/** What the launch check looks for, in the order of its report. */
export const kinds = [
	'Placeholders',
	'Settings',
	'Build',
	'Local addresses',
	'HTML',
	'Links',
	'Fragments',
	'Sub-path',
	'Titles',
	'Descriptions',
	'Pictures',
	'Canonical links',
	'Sitemap',
	'Structured data',
	'Markdown',
	'Content security policy',
	'Host rules',
	'Copies for stock servers',
] as const;

export type Kind = (typeof kinds)[number];

/** One thing to settle before the site goes live. */
export interface Finding {
	kind: Kind;
	/** A file of the project with its line, or a file of the build. */
	where: string;
	/** What is wrong and how to mend it. */
	what: string;
}
