import type { Finding } from './site.ts';

/** How many places the report names for one problem; it counts the others. */
const NAMED = 4;

function places(findings: readonly Finding[]): string {
	const named = findings.slice(0, NAMED).map(({ where }) => where);
	const more = findings.length - named.length;
	return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
}

/** Formats findings by kind. A problem that several pages share appears once. */
export function formatReport(findings: readonly Finding[]): string {
	if (findings.length === 0) return 'Launch check: nothing is left to settle.';
	const groups = [...Map.groupBy(findings, ({ kind }) => kind)].map(([kind, own]) => {
		// Each placeholder needs its own value.
		const faults = Map.groupBy(own, ({ where, what }) => (kind === 'Placeholders' ? where : what));
		const lines = [...faults.values()].map((entries) => `  ${places(entries)}  ${entries[0]?.what}`);
		return [`${kind} (${own.length})`, ...lines].join('\n');
	});
	return [`Launch check: ${findings.length} to settle.`, ...groups].join('\n\n');
}

/** Kinds that do not stop a deployment: they mislead no visitor and lose nothing. */
const UNSETTLED = new Set(['Placeholders', 'Examples']);
/** Kinds that depend on the settings, which are unknown in a pull request. */
const BY_SETTINGS = new Set(['Settings', 'Blog']);

/**
 * Separates findings that stop a deployment from those that can wait.
 * @param hasSettings whether these are the settings of the deployment.
 */
export function judge(findings: readonly Finding[], hasSettings: boolean): { errors: Finding[]; unsettled: number } {
	const errors = findings.filter(({ kind }) => !UNSETTLED.has(kind) && (hasSettings || !BY_SETTINGS.has(kind)));
	return { errors, unsettled: findings.filter(({ kind }) => UNSETTLED.has(kind)).length };
}
