import { kinds, type Finding } from './finding.ts';

interface Note {
	where: string;
	what: string;
}

/** So many places of one fault are named; the rest is counted. */
const NAMED = 4;

function places(entries: readonly Note[]): string {
	const named = entries.slice(0, NAMED).map(({ where }) => where);
	const more = entries.length - named.length;
	return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
}

const line = ({ where, what }: Note): string => `  ${where}  ${what}`;

/** The findings of one kind. What every page has in common is said once; a placeholder or a setting is always named. */
function group(kind: string, own: readonly Finding[]): string[] {
	if (kind === 'Placeholders') {
		return [
			`${kind} (${own.length}): put in the real value and delete the line`,
			...own.map(({ where }) => `  ${where}`),
		];
	}
	const byFault = [...Map.groupBy(own, ({ what }) => what)];
	return [`${kind} (${own.length})`, ...byFault.map(([what, entries]) => line({ where: places(entries), what }))];
}

/** The whole report: what is to settle, by kind, then what is only to know. */
export function formatReport(findings: readonly Finding[], notes: readonly Note[]): string {
	const groups = kinds.flatMap((kind) => {
		const own = findings.filter((finding) => finding.kind === kind);
		return own.length === 0 ? [] : ['', ...group(kind, own)];
	});
	const told = notes.length === 0 ? [] : ['', 'To know, nothing to settle', ...notes.map(line)];
	const total = findings.length;
	const things = `${total} ${total === 1 ? 'thing' : 'things'}`;
	const verdict = total === 0 ? 'Launch check: nothing is left to settle.' : `Launch check: ${things} to settle.`;
	return [verdict, ...groups, ...told, ''].join('\n');
}
