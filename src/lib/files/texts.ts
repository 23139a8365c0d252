import { LineCounter, parseDocument, visit } from 'yaml';

/** Blocks and spans of code. */
const CODE = /^ {0,3}(`{3,}|~{3,})[^]*?(?:^ {0,3}\1[`~]*[^\S\n]*$|(?![^]))|(`+)(?!`)[^]*?(?<!`)\2(?!`)/gm;

/** Signs that no editor means, each with what to do. Those that are lost are lost in code, too. */
const SIGNS: readonly [sign: RegExp, isLost: boolean, fix: string][] = [
	[
		/[\ufffd\0]/,
		true,
		'A sign here was lost, because the file is not UTF-8. Write it again, and save the file as UTF-8.',
	],
	[
		/[ÃÂ][\u0080-\u00bf]|â€|à[ª«¤¥]/,
		false,
		'Signs such as Ã© stand here for letters that were read in a wrong encoding. Write them again.',
	],
	[
		/^(<{7}|\|{7}|>{7})(?=\s|$)/m,
		false,
		'Git has put two versions here. Keep one, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
	],
];

/** Blanks the code in Markdown, in which any sign is meant. Lines stay where they are. */
export const withoutCode = (text: string): string => text.replace(CODE, (code) => code.replace(/[^\n]/g, ' '));

/** A date, a time or a number. A comment behind one takes nothing from it. */
const FIGURE = /^[-+\d.,:TZ ]+$/;

/** The fields of a post, with the line break before them, and the end of the line behind them. */
export const FRONT_MATTER = /^\ufeff?---[^\S\n]*(\n[^]*?\n)---[^\S\n]*$/m;

/** Returns the line, and what is wrong with the YAML there. */
function findYamlProblem(yaml: string): string | undefined {
	const lineCounter = new LineCounter();
	const document = parseDocument(yaml, { lineCounter, prettyErrors: false });
	const at = (index = 0, message: string) => `${lineCounter.linePos(index).line}: ${message}`;
	const [error] = document.errors;
	if (error) return at(error.pos[0], `${error.message.replace(/\.?$/, '.')} Mend the YAML here, or just above.`);
	if (document.contents === null) return at(0, 'This is empty. Write what belongs here, or restore it.');
	let problem: string | undefined;
	visit(document, {
		Scalar(_key, { type, value, comment, range }) {
			const isText = typeof value === 'string' && !FIGURE.test(value);
			if (type !== 'PLAIN' || !comment || !(isText || value === null)) return undefined;
			const cut = value === null ? 'The text is empty' : `The text ends after "${value.slice(-40)}"`;
			problem = at(range?.[0], `${cut}, because # begins a comment. Put the text in quotes.`);
			return visit.BREAK;
		},
	});
	return problem;
}

/**
 * Returns the line, and what is wrong with a text whatever its schema says, such as '14: Put the text in quotes.'
 * @param file the name of a file with YAML, Markdown or SVG.
 */
export function findTextProblem(file: string, text: string): string | undefined {
	const isPost = file.endsWith('.md');
	const plain = isPost ? withoutCode(text) : text;
	for (const [sign, isLost, fix] of SIGNS) {
		const index = (isLost ? text : plain).search(sign);
		if (index !== -1) return `${text.slice(0, index).split('\n').length}: ${fix}`;
	}
	if (file.endsWith('.yaml')) return findYamlProblem(text);
	const fields = FRONT_MATTER.exec(text)?.[1];
	return isPost && fields !== undefined ? findYamlProblem(fields) : undefined;
}
