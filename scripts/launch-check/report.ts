import { count } from '../../src/schemas/count.ts';
import type { Finding } from './site.ts';

/** How many locations the report lists for each problem. For the rest, the report gives only a count. */
const MOST_NAMED = 4;

function listFiles(findings: readonly Finding[]): string {
	const named = findings.slice(0, MOST_NAMED).map(({ where }) => where);
	const more = findings.length - named.length;
	return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
}

/** Formats findings, grouped by kind. A problem that several pages share appears only once. */
export function formatReport(findings: readonly Finding[]): string {
	if (findings.length === 0) return 'Launch check: ready to launch.';
	const groups = [...Map.groupBy(findings, ({ kind }) => kind)].map(([kind, inKind]) => {
		// Does not merge placeholders, because each needs its own value.
		const problems = Map.groupBy(inKind, ({ where, what }) => (kind === 'Placeholders' ? where : what));
		const lines = [...problems.values()].map((entries) => `  ${listFiles(entries)}  ${entries[0]?.what}`);
		return [`${kind} (${inKind.length})`, ...lines].join('\n');
	});
	return [`Launch check: ${count(findings.length, 'problem')} to fix.`, ...groups].join('\n\n');
}

/** Kinds of findings that do not stop a deployment, because they neither mislead visitors nor lose data. */
const EXAMPLES = new Set(['Placeholders', 'Examples']);
/** Kinds of findings that depend on the settings, which are unknown in a pull request. */
const NEED_SETTINGS = new Set(['Settings', 'Blog']);

/**
 * Separates findings that stop a deployment from example values, which do not.
 * @param hasSettings whether the deployment's settings are known.
 */
export function judge(findings: readonly Finding[], hasSettings: boolean): { errors: Finding[]; examples: number } {
	const errors = findings.filter(({ kind }) => !EXAMPLES.has(kind) && (hasSettings || !NEED_SETTINGS.has(kind)));
	return { errors, examples: findings.filter(({ kind }) => EXAMPLES.has(kind)).length };
}
