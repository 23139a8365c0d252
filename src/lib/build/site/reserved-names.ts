import { readdirSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';

/** The folder with the sample server configurations in the built site. No page can have this name. */
export const SAMPLE_FOLDER = '_hosting';

/** The name of the editing page in the built site. */
export const EDITING_NAME = 'edit';

const namesIn = (folder: string): string[] => {
	try {
		return readdirSync(folder).map((file) => parse(file).name);
	} catch {
		return [];
	}
};

/**
 * Lists the names at the root of the site that are already taken by routes, by files in public/, or by files that the
 * build adds.
 * @param root the site's folder.
 */
export const reservedNames = (root: string): string[] => [
	...namesIn(resolve('src/pages')),
	...namesIn(join(root, 'public')),
	EDITING_NAME,
	SAMPLE_FOLDER,
];
