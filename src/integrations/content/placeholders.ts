import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** A record of `content/` that still holds an example value. */
export interface Placeholder {
	file: string;
	/** Counted from 1. */
	line: number;
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
 * Finds every `placeholder: true` of `content/`.
 * @param root the project's folder.
 */
export async function findPlaceholders(root: string): Promise<Placeholder[]> {
	const names = (await readdir(join(root, 'content'), { recursive: true })).filter((name) => name.endsWith('.yaml'));
	const found = names.sort().map(async (name): Promise<Placeholder[]> => {
		const file = join('content', name);
		return linesOf(await readFile(join(root, file), 'utf8')).map((line) => ({ file, line }));
	});
	return (await Promise.all(found)).flat();
}
