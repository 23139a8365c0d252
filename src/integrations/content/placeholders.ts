import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { frontMatter } from '../../lib/content/front-matter.ts';
import { contentFiles } from './check-files.ts';

/** A record of `content/` that still holds an example value. */
export interface Placeholder {
	file: string;
	/** Counted from 1. */
	line: number;
}

/** A file of `content/`, with its fields apart from the text below them. */
export interface ContentFile {
	file: string;
	/** The fields, as YAML. */
	head: string;
	/** How many lines stand before the fields. */
	linesBefore: number;
	/** The text of a page or post. */
	body: string;
	/** The line on which that text begins. */
	bodyLine: number;
}

/** The lines of a YAML text on which a record says `placeholder: true`; words in comments and texts do not count. */
function linesOf(text: string): number[] {
	const lineCounter = new LineCounter();
	const lines: number[] = [];
	visit(parseDocument(text, { lineCounter }), {
		Pair: (_key, { key, value }) => {
			if (!isScalar(key) || key.value !== 'placeholder' || !isScalar(value) || value.value !== true) return;
			lines.push(lineCounter.linePos(key.range?.[0] ?? 0).line);
		},
	});
	return lines;
}

/**
 * Every file of `content/` that has fields, in the order of their names.
 * @param root the project's folder.
 */
export async function readContentFiles(root: string): Promise<ContentFile[]> {
	const files = contentFiles(root).filter((name) => /\.(yaml|md|html)$/.test(name));
	return Promise.all(
		files.map(async (name): Promise<ContentFile> => {
			const file = join('content', name);
			const source = await readFile(join(root, file), 'utf8');
			if (extname(name) === '.yaml') return { file, head: source, linesBefore: 0, body: '', bodyLine: 0 };
			const parts = frontMatter(source) ?? { head: '', body: source, bodyLine: 1 };
			return { file, linesBefore: 1, ...parts };
		}),
	);
}

/**
 * Finds every `placeholder: true` of `content/`.
 * @param root the project's folder.
 */
export async function findPlaceholders(root: string): Promise<Placeholder[]> {
	const files = await readContentFiles(root);
	return files.flatMap(({ file, head, linesBefore }) =>
		linesOf(head).map((line) => ({ file, line: line + linesBefore })),
	);
}
