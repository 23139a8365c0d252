import { brotliSize } from './brotli.ts';
import { documentCauses, fileCauses, scriptCauses, type Cause } from './causes.ts';
import { inlineScripts } from './markup.ts';
import {
	blockingStyles,
	bytesOf,
	firstFlight,
	ofKind,
	totalShift,
	type Action,
	type Loaded,
	type PageKind,
	type Weight,
} from './weight.ts';

/** A limit that pages keep; sizes are bytes after brotli, and a KB is 1,000 of them. */
export interface Budget {
	what: string;
	limit: number;
	/** Kinds of pages with another limit. */
	except?: Partial<Record<PageKind, number>>;
	/** The value of a page; nothing where the budget does not concern it. */
	found: (weight: Weight) => number | undefined;
	/** What adds up to it, the largest first. */
	causes: (weight: Weight) => Cause[];
}

/** A page beyond a budget. */
export interface Excess {
	page: string;
	budget: Budget;
	limit: number;
	found: number;
	causes: Cause[];
}

const filesAfter = ({ reactions }: Weight, actions: readonly Action[]): Loaded[][] =>
	reactions.filter(({ action }) => actions.includes(action)).map(({ files }) => files);

const largest = (groups: Loaded[][]): Loaded[] => groups.sort((a, b) => bytesOf(b) - bytesOf(a))[0] ?? [];

/** A budget for the scripts that came until a visitor had done one of these. */
function afterAction(what: string, limit: number, actions: readonly Action[], framework = 0): Budget {
	return {
		what,
		limit,
		found: (weight) => {
			const groups = filesAfter(weight, actions);
			return groups.length === 0 ? undefined : Math.max(0, bytesOf(largest(groups)) - framework);
		},
		causes: (weight) => fileCauses(largest(filesAfter(weight, actions))),
	};
}

/** A budget for the files of a kind before anything is done. */
function atLoad(what: string, kind: Loaded['kind'], limits: Pick<Budget, 'limit' | 'except'>): Budget {
	const filesOf = ({ files }: Weight) => ofKind(files, kind);
	return {
		what,
		...limits,
		found: (weight) => bytesOf(filesOf(weight)),
		causes: (weight) => fileCauses(filesOf(weight)),
	};
}

/**
 * The budgets of the site.
 * @param reactAlone the bytes of React and its renderer without anything of ours.
 */
export const budgetsFor = (reactAlone: number): Budget[] => [
	{
		what: 'HTML and render-blocking CSS',
		// Ten packets: what a server sends before it hears from the browser again.
		limit: 14_600,
		found: firstFlight,
		causes: (weight) => [...fileCauses(blockingStyles(weight)), ...documentCauses(weight)],
	},
	atLoad('scripts at load', 'script', {
		limit: 0,
		except: { blog: 90_000, 'late post': 105_000, 'edited post': 20_000 },
	}),
	{
		what: 'inline scripts',
		// The island element of Astro alone takes 1,309 of it.
		limit: 2_500,
		found: ({ html }) => brotliSize(inlineScripts(html).join('\n')),
		causes: scriptCauses,
	},
	afterAction('scripts after one FAQ item or tab', 65_000, ['FAQ item', 'tab']),
	afterAction('scripts after one FAQ item or tab, without React', 3_000, ['FAQ item', 'tab'], reactAlone),
	afterAction('scripts after both carousels', 95_000, ['carousels']),
	{
		what: 'font files',
		limit: 2,
		found: ({ files }) => ofKind(files, 'font').length,
		causes: ({ files }) => fileCauses(ofKind(files, 'font')),
	},
	atLoad('fonts', 'font', { limit: 29_200 }),
	{
		what: 'whole first load',
		limit: 150_000,
		// A late post is fetched with the list, by the blog's own scripts.
		except: { portfolio: 300_000, blog: 300_000, landing: 300_000, 'late post': 300_000 },
		found: ({ files }) => bytesOf(files),
		causes: ({ files }) => fileCauses(files),
	},
	{
		what: 'layout shift',
		limit: 0,
		found: totalShift,
		causes: ({ shifts }) => shifts.map(({ value, elements }) => ({ name: elements.join(' '), amount: value })),
	},
	{
		what: 'faults',
		limit: 0,
		found: ({ faults }) => faults.length,
		causes: ({ faults }) => faults.map((name) => ({ name, amount: 1 })),
	},
	{
		what: 'requests to other hosts',
		limit: 0,
		found: ({ strangers }) => strangers.length,
		causes: ({ strangers }) => strangers.map((name) => ({ name, amount: 1 })),
	},
];

/** Each budget that a page exceeds. */
export function excessesOf(weight: Weight, budgets: readonly Budget[]): Excess[] {
	return budgets.flatMap((budget) => {
		const found = budget.found(weight);
		const limit = budget.except?.[weight.kind] ?? budget.limit;
		if (found === undefined || found <= limit) return [];
		return [{ page: weight.page, budget, limit, found, causes: budget.causes(weight) }];
	});
}
