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
import type { Finding, Problem } from '../../../shared/content/problem.ts';
import { listFiles } from '../source-files.ts';

/** What is wrong with a name, if anything. */
type Judge = (value: string, meta: Declared) => Finding | undefined;

const iconWords: Judge = (value) => {
	const [set = '', name = ''] = value.split(':');
	const { icons, aliases = {} } = iconSet(set);
	if (name in icons || name in aliases) return undefined;
	const near = nearName(name, [...Object.keys(icons), ...Object.keys(aliases)]);
	const fix = near ? `Did you mean ${set}:${near}?` : `Choose one at icon-sets.iconify.design/${set}.`;
	return { message: `there is no icon "${value}"`, fix };
};

const typefaceWords: Judge = (value) => {
	try {
		createRequire(join(process.cwd(), 'package.json')).resolve(fontFile(value));
		return undefined;
	} catch {
		const fix = `Run npm install ${packageOf(value)}, or choose a variable typeface of fontsource.org.`;
		return { message: `the typeface "${value}" is not installed`, fix };
	}
};

/** The pictures of posts are addresses, the others names of files without ending. */
function judgePicture(root: string): Judge {
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
		const fix = nearFix(name, names, 'Add the file there, or write the name of another one, without its ending.');
		return { message: `${folder} has no picture "${name}"`, fix };
	};
}

/** The names by which records know one another. A list that is wrong in itself has none, and nothing is said of it. */
function judgeRelation({ files, entries }: ContentModel): Judge {
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
		return { message: `there is no ${what} "${value}"`, fix: nameFix(value, known) };
	};
}

/** Checks that what records name is there: pictures, icons, typefaces and other records. */
export function checkNamedThings(model: ContentModel): Problem[] {
	const judges: Partial<Record<keyof Declared, Judge>> = {
		icon: iconWords,
		typeface: typefaceWords,
		pictures: judgePicture(model.root),
		relation: judgeRelation(model),
	};
	const mentions = model.files.flatMap((file) => file.mentions);
	return mentions.flatMap(({ location, value, meta }) =>
		Object.entries(judges).flatMap(([declared, judge]) => {
			const words = declared in meta ? judge(value, meta) : undefined;
			return words ? [{ location, ...words }] : [];
		}),
	);
}
