import { SAMPLE_FOLDER } from '../site/reserved-names.ts';
import { caddySample } from './caddy-sample.ts';
import { hostingRules, type HostingRules } from './hosting-rules.ts';
import { nginxSample } from './nginx-sample.ts';

/**
 * For Netlify and Cloudflare Pages. It leaves the shell for newer posts out, because Cloudflare would also show it for those
 * that have a page of their own; on these hosts the 404 page opens a post that is newer than the build.
 */
function redirectsFile({ redirects }: HostingRules): string {
	return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** For Netlify and Cloudflare Pages. */
function headersFile({ headers }: HostingRules): string {
	const lines = headers.flatMap(({ path, headers: fields }) => [
		path,
		...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`),
	]);
	return `${lines.join('\n')}\n`;
}

/**
 * The files that hosts read their rules from, and the samples for servers that read none, by their paths in the built
 * folder. The samples travel with the site that they are for, sub-path included; nothing in them is secret.
 */
export function ruleFiles(base: string, hasEditing = false): Readonly<Record<string, string>> {
	const rules = hostingRules(base, hasEditing);
	return {
		_redirects: redirectsFile(rules),
		_headers: headersFile(rules),
		// GitHub Pages would leave out folders that start with an underscore.
		'.nojekyll': '',
		[`${SAMPLE_FOLDER}/nginx.conf`]: nginxSample(rules),
		[`${SAMPLE_FOLDER}/Caddyfile`]: caddySample(rules),
	};
}
