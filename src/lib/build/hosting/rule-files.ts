import { SAMPLE_FOLDER } from '../site/reserved-names.ts';
import { caddySample } from './caddy-sample.ts';
import { hostingRules, type HostingRules } from './hosting-rules.ts';
import { nginxSample } from './nginx-sample.ts';

/**
 * Returns the redirects for Netlify and Cloudflare Pages. Adds no rule for the late-post page, because Cloudflare would
 * show that page even for built posts. On Netlify and Cloudflare, the 404 page opens posts newer than the build.
 */
function redirectsFile({ redirects }: HostingRules): string {
	return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** Returns the headers for Netlify and Cloudflare Pages. */
function headersFile({ headers }: HostingRules): string {
	const lines = headers.flatMap(({ path, headers: fields }) => [
		path,
		...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`),
	]);
	return `${lines.join('\n')}\n`;
}

/**
 * Returns the rule files for hosts, and sample configurations for servers that do not read rule files. The key of each
 * file is its path in the built site. The samples contain addresses and the sub-path of this site, but nothing secret.
 */
export function ruleFiles(base: string, hasEditing = false): Readonly<Record<string, string>> {
	const rules = hostingRules(base, hasEditing);
	return {
		_redirects: redirectsFile(rules),
		_headers: headersFile(rules),
		// Without this file, GitHub Pages ignores folders whose names start with an underscore.
		'.nojekyll': '',
		[`${SAMPLE_FOLDER}/nginx.conf`]: nginxSample(rules),
		[`${SAMPLE_FOLDER}/Caddyfile`]: caddySample(rules),
	};
}
