import { ruleFiles } from '../../../src/integrations/hosting/host-files.ts';
import { findingsOf, type Rule } from './rule.ts';

const finding = findingsOf('Host rules');

/** The rule files of the hosts say what src/integrations/hosting/hosting-rules.ts says: redirects, caching, security headers. */
export const hostRules: Rule = ({ files, settings: { base } }) =>
	Object.entries(ruleFiles(base)).flatMap(([file, text]) => {
		const found = files.get(file);
		if (found === undefined) return [finding(file, 'was not built: build again, and upload hidden files too')];
		const lines = new Set(found.split('\n'));
		const lost = text.split('\n').filter((line) => !lines.has(line));
		return lost.map((line) => finding(file, `lacks "${line.trim()}": build again`));
	});
