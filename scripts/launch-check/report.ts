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

/** What a site may go live with, although it has to be settled: it misleads nobody's build and loses nothing. */
const UNSETTLED = new Set(['Placeholders', 'Examples']);
/** What nobody can say of a change before it is built with the settings of the site. */
const BY_SETTINGS = new Set(['Settings', 'Blog']);

/**
 * Parts what has to stop a deployment from what only waits to be settled.
 * @param hasSettings whether the settings are those with which the site is deployed.
 */
export function judge(findings: readonly Finding[], hasSettings: boolean): { errors: Finding[]; unsettled: number } {
	const errors = findings.filter(({ kind }) => !UNSETTLED.has(kind) && (hasSettings || !BY_SETTINGS.has(kind)));
	return { errors, unsettled: findings.filter(({ kind }) => UNSETTLED.has(kind)).length };
}
