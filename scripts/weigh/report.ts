import { brotliSize } from './brotli.ts';
import type { Excess } from './budgets.ts';
import { inlineScripts } from './markup.ts';
import { number, table } from './table.ts';
import { blockingStyles, bytesOf, firstFlight, ofKind, totalShift, type Weight } from './weight.ts';

const LONGEST_PATH = 44;
const CAUSES = 6;

const short = (path: string): string => (path.length <= LONGEST_PATH ? path : `${path.slice(0, LONGEST_PATH - 1)}…`);

/** What each page weighs before a visitor does anything. */
export function loadTable(weights: readonly Weight[]): string {
	const head = [
		'Page',
		'HTML',
		'CSS',
		'fonts',
		'images',
		'inline\nscripts',
		'scripts\nat load',
		'requests',
		'other\nhosts',
		'first\nload',
		'first\nflight',
		'layout\nshift',
	];
	const rows = weights.map((weight) => {
		const { files } = weight;
		const sizes = [
			weight.htmlBytes,
			bytesOf(blockingStyles(weight)),
			bytesOf(ofKind(files, 'font')),
			bytesOf(ofKind(files, 'image')),
			brotliSize(inlineScripts(weight.html).join('\n')),
			bytesOf(ofKind(files, 'script')),
			files.length,
			files.filter(({ isForeign }) => isForeign).length,
			bytesOf(files),
			firstFlight(weight),
		];
		return [short(weight.page), ...sizes.map(number), totalShift(weight).toFixed(2)];
	});
	return table(head, rows);
}

/** The scripts of each page once a visitor has done something. */
export function reactionTable(weights: readonly Weight[], reactAlone: number): string {
	const rows = weights.flatMap(({ page, reactions }) =>
		reactions.map(({ action, files }) => {
			const bytes = bytesOf(files);
			return [short(page), action, number(bytes), number(Math.max(0, bytes - reactAlone))];
		}),
	);
	return table(['Page', 'after', 'scripts', 'without\nReact'], rows);
}

/** A page beyond a budget, and why. */
export function excessLines({ page, budget, limit, found, causes }: Excess): string {
	const over = number(Math.round((found - limit) * 100) / 100);
	const why = causes.slice(0, CAUSES).map(({ name, amount }) => `    ${number(amount).padStart(8)}  ${name}`);
	return [`${page}: ${budget.what} ${number(found)}, budget ${number(limit)}, ${over} over`, ...why].join('\n');
}
