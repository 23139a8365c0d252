import type { Finding } from './site.ts';

/** So many places of one fault are named; the rest is counted. */
const NAMED = 4;

function places(findings: readonly Finding[]): string {
	const named = findings.slice(0, NAMED).map(({ where }) => where);
	const more = findings.length - named.length;
	return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
}

/** Everything that is to settle, by what was looked at; what pages have in common is said once. */
export function formatReport(findings: readonly Finding[]): string {
	if (findings.length === 0) return 'Launch check: nothing is left to settle.';
	const groups = [...Map.groupBy(findings, ({ kind }) => kind)].map(([kind, own]) => {
		// Each placeholder is one to fill in.
		const faults = Map.groupBy(own, ({ where, what }) => (kind === 'Placeholders' ? where : what));
		const lines = [...faults.values()].map((entries) => `  ${places(entries)}  ${entries[0]?.what}`);
		return [`${kind} (${own.length})`, ...lines].join('\n');
	});
	return [`Launch check: ${findings.length} to settle.`, ...groups].join('\n\n');
}
