import type { ContentModel } from '../../src/lib/build/content/model.ts';
import type { ContentFile } from '../../src/lib/build/content/parse-file.ts';
import { inventedNames, inventedNumber, inventedQuotes } from './delivered.ts';
import type { Fault } from './site.ts';

/** Hosts that are kept for examples, and profiles that call themselves one. */
const EXAMPLE_ADDRESSES = [/\bexample\.(com|net|org)\b/i, /https:\/\/\S*\w[-.]example(?![\w-])/i];

/** The example value in a text, where it has one. */
function exampleIn(text: string): string | undefined {
	const address = EXAMPLE_ADDRESSES.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined);
	if (address !== undefined) return address;
	if (text.replace(/[\s()-]/g, '').includes(inventedNumber)) return inventedNumber;
	return [...inventedNames, ...inventedQuotes].find((name) => text.includes(name));
}

/** Example values among the fields of a file. Records that call themselves placeholders are listed as such already. */
const inFields = ({ yaml }: ContentFile): [line: number, example: string][] =>
	(yaml?.scalars() ?? []).flatMap(({ value, line, isExample }) => {
		const example = isExample ? undefined : exampleIn(String(value).replace(/\s+/g, ' '));
		return example === undefined ? [] : [[line, example]];
	});

/** Example values in the text of a page. What a post writes about an example is its author's. */
function inText({ collection, body }: ContentFile): [line: number, example: string][] {
	if (body === undefined || collection === 'posts') return [];
	return body.text.split('\n').flatMap((text, index): [number, string][] => {
		const example = exampleIn(text);
		return example === undefined ? [] : [[body.line + index, example]];
	});
}

/** Finds values of the content that cannot be true of any agency, whether or not their records say `placeholder: true`. */
export function findExampleValues({ files }: ContentModel): Fault[] {
	return files.flatMap((file) => {
		const byLine = new Map([...inFields(file), ...inText(file)]);
		return [...byLine].map(([line, example]) => ({
			where: `${file.file}:${line}`,
			what: `"${example}" is an example: put in your own`,
		}));
	});
}
