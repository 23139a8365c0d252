import { caddySample } from '../../../src/integrations/hosting/caddy-sample.ts';
import { headersFile, hostingRules, redirectsFile } from '../../../src/integrations/hosting/hosting-rules.ts';
import { nginxSample } from '../../../src/integrations/hosting/nginx-sample.ts';
import { SAMPLE_FOLDER } from '../../../src/integrations/hosting/server-samples.ts';
import { findingsOf, type Rule } from './rule.ts';

const finding = findingsOf('Host rules');

/** The rule files of the hosts say what src/integrations/hosting/hosting-rules.ts says: redirects, caching, security headers. */
export const hostRules: Rule = ({ files, settings: { base } }) => {
	const rules = hostingRules(base);
	const expected: [file: string, text: string][] = [
		['_headers', headersFile(rules)],
		['_redirects', redirectsFile(rules)],
		['.nojekyll', ''],
		[`${SAMPLE_FOLDER}/nginx.conf`, nginxSample(rules, base)],
		[`${SAMPLE_FOLDER}/Caddyfile`, caddySample(rules, base)],
	];
	return expected.flatMap(([file, text]) => {
		const found = files.get(file);
		if (found === undefined) return [finding(file, 'was not built: build again, and upload hidden files too')];
		const lines = new Set(found.split('\n'));
		const lost = text.split('\n').filter((line) => !lines.has(line));
		return lost.map((line) => finding(file, `lacks "${line.trim()}": build again`));
	});
};
