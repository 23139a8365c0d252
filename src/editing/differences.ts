import { parse } from 'yaml';
import { frontMatter } from '../lib/content/front-matter.ts';
import type { ChangedFile } from './contract.ts';

/** Each text of a file by the way to it. */
function textsOf(file: string, source: string): Map<string, string> {
	const texts = new Map<string, string>();
	const parts = /\.(md|html)$/.test(file) ? frontMatter(source) : { head: source, body: '' };
	const walk = (value: unknown, path: string): void => {
		if (typeof value !== 'object' || value === null) texts.set(path, String(value ?? ''));
		else
			for (const [key, entry] of Object.entries(value))
				walk(entry, `${path && `${path} › `}${/^\d+$/.test(key) ? Number(key) + 1 : key}`);
	};
	walk(parts && parse(parts.head), '');
	const paragraphs = parts?.body.trim().split(/\n{2,}/) ?? [];
	for (const [index, text] of paragraphs.entries()) if (text) texts.set(`text › ${index + 1}`, text);
	return texts;
}

/** The fields in which two versions of a file differ. */
export function fieldsThatDiffer(file: string, before: string, after: string): ChangedFile['fields'] {
	const [old, now] = [textsOf(file, before), textsOf(file, after)];
	return [...new Set([...old.keys(), ...now.keys()])]
		.filter((field) => old.get(field) !== now.get(field))
		.map((field) => ({ field, before: old.get(field) ?? '', after: now.get(field) ?? '' }));
}
