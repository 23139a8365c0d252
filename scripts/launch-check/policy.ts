import type { CheerioAPI } from 'cheerio';
import type { BuildSettings } from '../../src/lib/build/site/build-settings.ts';
import { inlineHash, policyDirectives } from '../../src/lib/build/hosting/policy.ts';

/** Checks that a page has the right content security policy and complies with it. */
export function policyProblems($: CheerioAPI, settings: BuildSettings): string[] {
	const policy = $('meta[http-equiv="content-security-policy"]').attr('content');
	if (policy === undefined) return ['missing: the page has no policy.'];
	const found = policy.split(';').map((part) => part.trim());
	const lacking = policyDirectives(settings).filter((directive) => !found.includes(directive));
	const unruled = ['script-src', 'style-src'].filter((name) => !found.some((part) => part.startsWith(`${name} `)));
	const inline = $('script:not([src], [type*="json"]), style').toArray();
	const hashes = inline.map((element) => inlineHash($(element).text()));
	const allowed = [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash = '']) => hash);
	const blocked = inline.filter((_, index) => !allowed.includes(hashes[index] ?? ''));
	const attributes = $('*').filter((_, element) =>
		Object.keys($(element).attr() ?? {}).some((name) => name === 'style' || name.startsWith('on')),
	);
	return [
		...[...lacking, ...unruled].map((directive) => `lacks "${directive}".`),
		...found.filter((part) => part.includes("'unsafe-")).map((part) => `allows too much: ${part}.`),
		...allowed
			.filter((hash) => !hashes.some((inPage) => inPage === hash))
			.map((hash) => `allows ${hash}, which nothing uses.`),
		...[...blocked, ...attributes.toArray()]
			.map((element) => $.html($(element).clone().empty()))
			.map((markup) => `blocks ${markup}. Move it to a file, or use a class or a listener.`),
	];
}
