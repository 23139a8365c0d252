import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import drawn from './icons.json' with { type: 'json' };
import { href } from './urls.ts';

const require = createRequire(join(process.cwd(), 'package.json'));
const phosphor = require('@iconify-json/ph/icons.json') as { icons: Record<string, { body: string }> };
/** Those that are drawn here are cut like a stone. */
const icons: typeof phosphor.icons = { ...phosphor.icons, ...drawn };

/** Returns the markup of an icon such as `ph:storefront`, for a viewBox of 256 by 256. */
export const iconBody = (icon: string): string | undefined => icons[icon.replace('ph:', '')]?.body;

const logoPath = (logo: string): string => `/logos/${logo.replace(':', '-')}.svg`;

/** Returns the address of a logo: `public/logos/devicon-react.svg` for `devicon:react`. */
export const logoAddress = (logo: string): string => href(logoPath(logo));

const has = (sheet: string, id: string): boolean => readFileSync(`public/${sheet}.svg`, 'utf8').includes(`id="${id}"`);
const sheetOf = (mark: string): string | undefined => ['marks', 'tools'].find((sheet) => has(sheet, mark));

/** Returns the address of a mark in `public/marks.svg` or `public/tools.svg`; without a mark of that name, of the common mark. */
export function markAddress(name: string): string {
	const file = sheetOf(name);
	return href(file ? `/${file}.svg#${name}` : '/tools.svg#common');
}

/** Returns the address of the website that is drawn for a mark, or `undefined` if none is. */
export const siteAddress = (mark: string): string | undefined =>
	has('drawings/sites', mark) ? href(`/drawings/sites.svg#${mark}`) : undefined;

/** Returns what is wrong with the name of an icon, a logo or a mark, or an empty text. */
export function findDrawingProblem(name: string): string {
	const logo = `public${logoPath(name)}`;
	if (name.startsWith('ph:'))
		return iconBody(name) ? '' : `${name} does not exist. Choose an icon at phosphoricons.com.`;
	if (!name.includes(':')) return sheetOf(name) ? '' : `public/marks.svg has no ${name}. Correct it, or write common.`;
	return existsSync(logo) ? '' : `${logo} does not exist. Save the logo there; icon-sets.iconify.design has many.`;
}

/** Returns the address of the piece of cloth or the shop of the industry at this index. There are twelve of each. */
export const sampleAddress = (index: number, sheet: 'samples' | 'street' = 'samples'): string =>
	href(`/drawings/${sheet}.svg#s${(index % 12) + 1}`);
