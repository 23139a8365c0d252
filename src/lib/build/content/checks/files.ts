import { existsSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { folderOfRecords, listOfRecords, oneRecord, postFolder } from '../../../../schemas/collections.ts';
import { nearName } from '../../../../schemas/near-name.ts';
import { MARK_FILE, readMark } from '../../art/brand-mark.ts';
import { COLOURS_FILE } from '../../art/palette.ts';
import type { ContentModel } from '../model.ts';
import type { Problem } from '../../../shared/content/problem.ts';

const brand = [COLOURS_FILE, MARK_FILE];
const records = [
	...[...Object.values(oneRecord), ...Object.values(listOfRecords)].map(({ file }) => join('content', file)),
	...brand,
];
const folders = [...Object.values(folderOfRecords), postFolder];

/** Reports files that nothing reads, because text in such a file would never appear on the site. */
export function checkFiles({ files }: ContentModel): Problem[] {
	const unread = files.filter(({ file, collection }) => collection === undefined && !brand.includes(file));
	return unread.map(({ file }) => {
		const folder = folders.find(({ folder }) => join('content', folder) === dirname(file));
		const beside = records.filter((path) => dirname(path) === dirname(file)).map((path) => basename(path));
		const near = nearName(basename(file), beside);
		const endings = folder?.endings.join(' or ');
		const fix = near ? `Did you mean ${near}?` : 'Rename it, or move it out of content/.';
		return {
			location: { file },
			message: 'nothing reads this file',
			fix: endings && extname(file) !== '.yaml' ? `Give the file a name that ends in ${endings}.` : fix,
		};
	});
}

/** Checks that the mark's file can be used on pages and in icons. */
export function checkMark({ root }: ContentModel): Problem[] {
	if (readMark(root)) return [];
	const message = existsSync(join(root, MARK_FILE)) ? 'not a usable drawing' : 'the file is missing';
	return [
		{
			location: { file: MARK_FILE },
			message,
			fix: 'Save it as a single svg element with a viewBox, without id, style or script.',
		},
	];
}
