import type { Finding, Kind } from '../finding.ts';
import type { Site } from '../site.ts';

/** One rule over the built site. */
export type Rule = (site: Site) => Finding[];

/** Makes findings of one kind. */
export const findingsOf =
	(kind: Kind) =>
	(where: string, what: string): Finding => ({ kind, where, what });
