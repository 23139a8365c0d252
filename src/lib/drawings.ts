import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { href } from './urls.ts';

const require = createRequire(join(process.cwd(), 'package.json'));
const { icons } = require('@iconify-json/ph/icons.json') as { icons: Record<string, { body: string }> };

/** Returns the markup of an icon such as `ph:storefront`, for a viewBox of 256 by 256. @throws if there is none. */
export function iconBody(icon: string): string {
	const body = icons[icon.replace('ph:', '')]?.body;
	if (body === undefined) throw new Error(`The icon "${icon}" does not exist. Choose one at phosphoricons.com.`);
	return body;
}

/** Returns the address of a logo: `public/logos/devicon-react.svg` for `devicon:react`. @throws if there is no such file. */
export function logoAddress(logo: string): string {
	const path = `/logos/${logo.replace(':', '-')}.svg`;
	if (existsSync(`public${path}`)) return href(path);
	throw new Error(`public${path} does not exist. Save the logo there; icon-sets.iconify.design has many.`);
}

/** Returns the address of a mark in `public/marks.svg` or `public/tools.svg`; without a mark of that name, of the common mark. */
export function markAddress(name: string): string {
	const file = ['marks', 'tools'].find((sheet) => readFileSync(`public/${sheet}.svg`, 'utf8').includes(`id="${name}"`));
	return href(file ? `/${file}.svg#${name}` : '/marks.svg#common');
}

/** Returns the address of the piece of cloth of the industry at this index. There are twelve pieces. */
export const sampleAddress = (index: number): string => href(`/drawings/samples.svg#s${(index % 12) + 1}`);
