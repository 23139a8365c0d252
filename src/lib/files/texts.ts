import { isNode, LineCounter, parseDocument, visit } from 'yaml';
import signs from './signs.json' with { type: 'json' };

/** Blocks and spans of code. */
const CODE =
	/^[ >]*(?:(?:[-*+]|\d+[.)]) +)*(`{3,}|~{3,})[^]*?^[ >]*\1[`~]*[^\S\n]*$|(?<!`)(`+)(?!`)[^]*?(?<!`)\2(?!`)/gm;

/** Signs that no editor means, each with what to do. The second are UTF-8 read as Windows-1252, Latin-1 or Mac Roman. */
const SIGNS = signs.map(({ sign, fix }) => ({ sign: new RegExp(sign, 'm'), fix }));

/** Values that lose nothing if a comment is behind them. */
const FIGURE = /^(true|false|[-+\d.,:TZ ]+)$/;

/** The fields of a post, with the line break before them, and the end of the line behind them. */
export const FRONT_MATTER = /^(?:\ufeff|\s*\n)?---[^\S\n]*(\n[^]*?\n)---[^\S\n]*(?=\n|$)/;

const emptied = (lines: string): string => lines.replace(/.+/g, '');

export type Yaml = ReturnType<typeof readYaml>;

/** Reads the YAML in a file, which has the lines of the file. A post has its fields in YAML. */
export function readYaml(file: string, text: string) {
	const lineCounter = new LineCounter();
	const yaml = file.endsWith('.md') ? (FRONT_MATTER.exec(text)?.[1] ?? '') : text;
	// Astro, too, reads 2026-01-31 as a moment, but our loader of posts does not.
	const document = parseDocument(yaml, { lineCounter, customTags: file.endsWith('.md') ? [] : ['timestamp'] });
	const lineAt = (node: unknown): number => lineCounter.linePos((isNode(node) && node.range?.[0]) || 0).line;
	/** Returns the file, the line and the name of a field, or the line of the nearest one around it. */
	const at = (field: string): string => {
		const path = field.split('.');
		while (path.length > 0 && !document.hasIn(path)) path.pop();
		return `${file}:${lineAt(document.getIn(path, true))} ${field}`.trim();
	};
	const words = file.endsWith('.md') ? text.replace(FRONT_MATTER, emptied).replace(/<!--[^]*?-->/g, emptied) : '';
	return { file, document, words, lineAt, at };
}

function findYamlProblem({ document, lineAt }: Yaml): string | undefined {
	if (document.contents === null) return '1: This has no fields. Write them, or restore the file.';
	const [error] = [...document.errors, ...document.warnings];
	const says = error?.message.replace(/\.? at line [^]*/, '');
	const fix = says?.startsWith('Nested') ? 'Put a text with a colon in quotes.' : 'Mend the YAML here, or just above.';
	let problem = error && `${error.linePos?.[0].line}: ${says}. ${fix}`;
	visit(document, {
		Alias(_key, node) {
			problem ??= `${lineAt(node)}: *${node.source} is no text for YAML. Put the text in quotes.`;
		},
		Scalar(_key, node) {
			const { type, comment, source = '' } = node;
			if (type === 'PLAIN' && comment && !FIGURE.test(source))
				problem ??= `${lineAt(node)}: The text ends after "${source.slice(-40)}", because # begins a comment. Put the text in quotes.`;
		},
	});
	return problem;
}

/** Returns the line, and what is wrong with a text whatever its schema says, such as '14: Put the text in quotes.' */
export function findTextProblem(file: string, text: string, yaml?: Yaml): string | undefined {
	// In code, editors mean every sign but those that were lost.
	const plain = file.endsWith('.md') ? text.replace(CODE, (code) => code.replace(/[^\n\ufffd\0]/g, ' ')) : text;
	for (const { sign, fix } of SIGNS) {
		const index = plain.search(sign);
		if (index !== -1) return `${plain.slice(0, index).split('\n').length}: ${fix}`;
	}
	if (yaml && file.endsWith('.md') && !FRONT_MATTER.test(text))
		return '1: Begin the file with a line of ---, and write another one below the fields of the post.';
	return yaml && findYamlProblem(yaml);
}
