import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, parse } from 'node:path';
import type { Declared } from '../../../../schemas/declared.ts';
import { nearName } from '../../../../schemas/near-name.ts';
import { fontFile, packageOf } from '../../../../schemas/typefaces.ts';
import { iconSet } from '../../art/icon-set.ts';
import { uniqueSlugs } from '../../../shared/site/unique-slugs.ts';
import { nameFix, nearFix } from '../../../shared/content/check-value.ts';
import type { ContentModel } from '../model.ts';
import type { ProblemText, Problem } from '../../../shared/content/problem.ts';
import { listFiles } from '../source-files.ts';

/** A function that returns a problem if content refers to something that does not exist. */
type NameCheck = (value: string, meta: Declared) => ProblemText | undefined;

const checkIcon: NameCheck = (value) => {
	const [set = '', name = ''] = value.split(':');
	const { icons, aliases = {} } = iconSet(set);
	if (name in icons || name in aliases) return undefined;
	const near = nearName(name, [...Object.keys(icons), ...Object.keys(aliases)]);
	const fix = near ? `Did you mean ${set}:${near}?` : `Choose one at icon-sets.iconify.design/${set}.`;
	return { message: `the icon "${value}" does not exist`, fix };
};

const checkTypeface: NameCheck = (value) => {
	try {
		createRequire(join(process.cwd(), 'package.json')).resolve(fontFile(value));
		return undefined;
	} catch {
		const fix = `Run npm install ${packageOf(value)}, or choose a variable typeface from fontsource.org.`;
		return { message: `the typeface "${value}" is not installed`, fix };
	}
};

/**
 * Returns a function that checks references to pictures. Content refers to pictures in posts by address, and to all
 * other pictures by file name without extension.
 */
function pictureCheck(root: string): NameCheck {
	const namesIn = (folder: string) => listFiles(join(root, folder)).map((name) => parse(name).name);
	return (value, { pictures: [first = ''] = [] }) => {
		if (first === 'blog')
			return !value.startsWith('/') || existsSync(join(root, 'public', value))
				? undefined
				: { message: `public${value} does not exist`, fix: 'Add the file to public/, or correct the path.' };
		const folder = join('src/assets', value.includes('/') ? parse(value).dir : first);
		const names = namesIn(folder);
		const { base: name } = parse(value);
		if (names.includes(name)) return undefined;
		const fix = nearFix(
			name,
			names,
			'Add the picture to that folder, or write the name of another picture, without its extension.',
		);
		return { message: `${folder} has no picture "${name}"`, fix };
	};
}

/**
 * Returns a function that checks references to other records. The function skips references to a list whose file is
 * invalid.
 */
function relationCheck({ files, entries }: ContentModel): NameCheck {
	const idsOf = (name: string) => files.filter(({ collection }) => collection === name).map(({ id }) => id);
	const industries = uniqueSlugs(entries.industries.map(({ data: { name } }) => name));
	const names = {
		services: ['service', idsOf('services')],
		projects: ['project', idsOf('projects')],
		industries: ['industry', industries.length > 0 ? industries : undefined],
		chips: ['category', entries.portfolioPage[0]?.data.chips],
	} as const;
	return (value, { relation }) => {
		const [what = '', known] = relation ? names[relation] : [];
		if (known === undefined || known.includes(value)) return undefined;
		return { message: `the ${what} "${value}" does not exist`, fix: nameFix(value, known) };
	};
}

/** Checks that every picture, icon, typeface and record to which content refers exists. */
export function checkNames(model: ContentModel): Problem[] {
	const checks: Partial<Record<keyof Declared, NameCheck>> = {
		icon: checkIcon,
		typeface: checkTypeface,
		pictures: pictureCheck(model.root),
		relation: relationCheck(model),
	};
	const mentions = model.files.flatMap((file) => file.mentions);
	return mentions.flatMap(({ location, value, meta }) =>
		Object.entries(checks).flatMap(([declared, check]) => {
			const problem = declared in meta ? check(value, meta) : undefined;
			return problem ? [{ location, ...problem }] : [];
		}),
	);
}
