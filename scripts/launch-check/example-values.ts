import { LineCounter, parseDocument, visit } from 'yaml';
import { readContentFiles, type ContentFile } from '../../src/integrations/content/content-files.ts';
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
function inFields({ head, linesBefore }: ContentFile): [line: number, example: string][] {
	const lineCounter = new LineCounter();
	const found: [number, string][] = [];
	visit(parseDocument(head, { lineCounter }), {
		Map: (_key, map) => (map.get('placeholder') === true ? visit.SKIP : undefined),
		Scalar: (_key, { value, range }) => {
			const example = exampleIn(String(value).replace(/\s+/g, ' '));
			if (example !== undefined) found.push([lineCounter.linePos(range?.[0] ?? 0).line + linesBefore, example]);
		},
	});
	return found;
}

/** Example values in the text of a page. What a post writes about an example is its author's. */
function inText({ file, body, bodyLine }: ContentFile): [line: number, example: string][] {
	if (file.startsWith('content/blog/')) return [];
	return body.split('\n').flatMap((text, index): [number, string][] => {
		const example = exampleIn(text);
		return example === undefined ? [] : [[bodyLine + index, example]];
	});
}

/**
 * Finds values of `content/` that cannot be true of any agency, whether or not their records say `placeholder: true`.
 * @param root the project's folder.
 */
export function findExampleValues(root: string): Fault[] {
	return readContentFiles(root).flatMap((file) => {
		const byLine = new Map([...inFields(file), ...inText(file)]);
		return [...byLine].map(([line, example]) => ({
			where: `${file.file}:${line}`,
			what: `"${example}" is an example: put in your own`,
		}));
	});
}
