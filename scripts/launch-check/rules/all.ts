import { canonical } from './canonical.ts';
import { copies } from './copies.ts';
import { descriptions } from './descriptions.ts';
import { fragments } from './fragments.ts';
import { hostRules } from './host-rules.ts';
import { links } from './links.ts';
import { localAddresses } from './local-addresses.ts';
import { markdown } from './markdown.ts';
import { markup } from './markup.ts';
import { pictures } from './pictures.ts';
import { policy } from './policy.ts';
import type { Rule } from './rule.ts';
import { sitemap } from './sitemap.ts';
import { structuredData } from './structured-data.ts';
import { subPath } from './sub-path.ts';
import { titles } from './titles.ts';

/** Every rule over the built site. */
export const rules: readonly Rule[] = [
	localAddresses,
	markup,
	links,
	fragments,
	subPath,
	titles,
	descriptions,
	pictures,
	canonical,
	sitemap,
	structuredData,
	markdown,
	policy,
	hostRules,
	copies,
];
