import type { Finding } from './site.ts';

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
