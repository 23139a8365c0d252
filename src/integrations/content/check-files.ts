import { existsSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import { MARK_FILE, readMark } from '../../lib/art/brand-mark.ts';
import { COLOURS_FILE } from '../../lib/art/palette.ts';
import type { ContentFault } from '../../lib/content/content-fault.ts';
import { PAGE_ENDINGS } from '../../lib/content/page-files.ts';
import { folderOfPages, listOfRecords, oneRecord, projectFolder } from '../../schemas/collections.ts';
import { didYouMean } from '../../schemas/near-name.ts';
import { contentFiles } from './content-files.ts';

const records: string[] = [
	...[...Object.values(oneRecord), ...Object.values(listOfRecords)].map(({ file }) => file),
	...[COLOURS_FILE, MARK_FILE].map((file) => relative('content', file)),
];
const pageFolders = new Set<string>(Object.values(folderOfPages).map(({ folder }) => folder));

/** Files that nothing reads, so that an editor's work in them would be seen nowhere; the folder of posts checks its own. */
export function checkFiles(root: string): ContentFault[] {
	return contentFiles(root).flatMap((name): ContentFault[] => {
		const folder = dirname(name);
		if (records.includes(name) || folder.split('/')[0] === 'blog') return [];
		const isPage = pageFolders.has(folder);
		if (folder === projectFolder.folder && extname(name) === '.yaml') return [];
		if (isPage && PAGE_ENDINGS.has(extname(name))) return [];
		const near = didYouMean(
			basename(name),
			records.filter((file) => dirname(file) === folder).map((file) => basename(file)),
		);
		const expected = `${isPage ? 'a name that ends in .yaml or .md' : 'a file that the site knows'}${near}`;
		return [{ file: join('content', name), field: '', found: 'a file that nothing reads', expected }];
	});
}

/** A mark that pages and icons could not show. */
export function checkMark(root: string): ContentFault[] {
	if (readMark(root)) return [];
	const found = existsSync(join(root, MARK_FILE)) ? 'another kind of drawing' : 'no such file';
	const expected = 'one svg with a viewBox, without ids, styles and scripts';
	return [{ file: MARK_FILE, field: '', found, expected }];
}
