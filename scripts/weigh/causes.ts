import { brotliSize } from './brotli.ts';
import { inlineScripts, piecesOf, withoutArticle } from './markup.ts';
import type { Loaded, Weight } from './weight.ts';

/** Something that adds to a weight. */
export interface Cause {
	name: string;
	amount: number;
}

const largestFirst = (causes: Cause[]): Cause[] => causes.sort((a, b) => b.amount - a.amount);

/** The files behind a weight, the largest first. */
export const fileCauses = (files: readonly Loaded[]): Cause[] =>
	largestFirst(files.map(({ url, bytes }) => ({ name: url, amount: bytes })));

/** What the document is made of: the bytes by which it would be smaller without each piece. */
export function documentCauses({ html }: Weight): Cause[] {
	const served = withoutArticle(html);
	const whole = brotliSize(served);
	const causes = [...piecesOf(served)].map(([name, pieces]) => {
		const rest = pieces.reduce((text, piece) => text.replace(piece, () => ''), served);
		return { name, amount: whole - brotliSize(rest) };
	});
	return largestFirst(causes);
}

/** The scripts inside the document by how they begin, each as large as it is by itself. */
export const scriptCauses = ({ html }: Weight): Cause[] =>
	largestFirst(inlineScripts(html).map((text) => ({ name: text.trim().slice(0, 60), amount: brotliSize(text) })));
