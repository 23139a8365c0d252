import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, parse } from 'node:path';
import type { getIconData } from '@iconify/utils';
import { z } from 'astro/zod';
import { didYouMean } from './near-name.ts';

const require = createRequire(join(process.cwd(), 'package.json'));

/** A set of icons as its package has it; Node.js keeps what it has read. */
export const iconSet = (name: string): Parameters<typeof getIconData>[0] => require(`@iconify-json/${name}/icons.json`);

/** The name of an icon or logo: the set, a colon, the name in that set, such as `ph:storefront`. */
export const iconName = z
	.string()
	.regex(/^(ph|devicon|logos|simple-icons):[a-z0-9-]+$/, {
		error: 'set:name, with ph, devicon, logos or simple-icons as the set',
		abort: true,
	})
	.check(({ value, issues }) => {
		const [set = '', name = ''] = value.split(':');
		const { icons, aliases = {} } = iconSet(set);
		if (name in icons || name in aliases) return;
		const near = didYouMean(name, [...Object.keys(icons), ...Object.keys(aliases)]);
		const message = `a name of icon-sets.iconify.design/${set}${near}`;
		issues.push({ code: 'custom', input: value, message });
	});

/** What the editing page has to know of a picture: the folders of `src/assets` (or `blog`) that it may lie in. */
export const inFolders = (...pictures: string[]) => ({ pictures });

function fileNames(folder: string): string[] {
	const path = join(process.cwd(), 'src/assets', folder);
	return existsSync(path) ? readdirSync(path).map((file) => parse(file).name) : [];
}

/** The name of a drawing or picture in a folder below src/assets, without its ending. */
export const assetName = (folder: string) =>
	z
		.string()
		.regex(/^[a-z0-9-]+$/, {
			error: 'a file name of small letters, digits and hyphens, without its ending',
			abort: true,
		})
		.check(({ value, issues }) => {
			const names = fileNames(folder);
			if (names.includes(value)) return;
			const message = `the name of a file in src/assets/${folder}, without its ending${didYouMean(value, names)}`;
			issues.push({ code: 'custom', input: value, message });
		})
		.meta(inFolders(folder));

/** The drawn mark in src/assets/marks, without its ending; by default the one that fits all. */
export const mark = assetName('marks').default('common');

/** The name of a picture with its folder below src/assets. */
export const picturePath = z
	.string()
	.regex(/^(portfolio|landing|pages)\/[a-z0-9-]+$/, {
		error: 'portfolio/, landing/ or pages/ and a file name without ending',
		abort: true,
	})
	.check(({ value, issues }) => {
		const [folder = '', name = ''] = value.split('/');
		const result = assetName(folder).safeParse(name);
		if (!result.success) issues.push({ code: 'custom', input: value, message: result.error.issues[0]?.message ?? '' });
	})
	.meta(inFolders('portfolio', 'landing', 'pages'));
