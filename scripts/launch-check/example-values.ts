import type { ContentModel } from '../../src/lib/build/content/model.ts';
import type { ContentFile } from '../../src/lib/build/content/parse-file.ts';
import { inventedNames, inventedNumber, inventedQuotes } from './delivered.ts';
import type { RuleFinding } from './site.ts';

/** Domains reserved for examples, and profile addresses that contain 'example'. */
const EXAMPLE_ADDRESSES = [/\bexample\.(com|net|org)\b/i, /https:\/\/\S*\w[-.]example(?![\w-])/i];

/** Finds an example value in a string. */
function exampleIn(text: string): string | undefined {
	const address = EXAMPLE_ADDRESSES.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined);
	if (address !== undefined) return address;
	if (text.replace(/[\s()-]/g, '').includes(inventedNumber)) return inventedNumber;
	return [...inventedNames, ...inventedQuotes].find((name) => text.includes(name));
}

/**
 * Finds example values in the fields of a file. Leaves out records with `placeholder: true`, which the launch check
 * lists as placeholders.
 */
const inFields = ({ yaml }: ContentFile): [line: number, example: string][] =>
	(yaml?.scalars() ?? []).flatMap(({ value, line, isExample }) => {
		const example = isExample ? undefined : exampleIn(String(value).replace(/\s+/g, ' '));
		return example === undefined ? [] : [[line, example]];
	});

/** Finds example values in the text of a page. Leaves out posts, because examples in posts are part of the text. */
function inText({ collection, body }: ContentFile): [line: number, example: string][] {
	if (body === undefined || collection === 'posts') return [];
	return body.text.split('\n').flatMap((text, index): [number, string][] => {
		const example = exampleIn(text);
		return example === undefined ? [] : [[body.line + index, example]];
	});
}

/** Finds example values that no real agency can have, except in records with `placeholder: true`. */
export function findExampleValues({ files }: ContentModel): RuleFinding[] {
	return files.flatMap((file) => {
		const byLine = new Map([...inFields(file), ...inText(file)]);
		return [...byLine].map(([line, example]) => ({
			where: `${file.file}:${line}`,
			what: `"${example}" is an example value. Replace it.`,
		}));
	});
}
