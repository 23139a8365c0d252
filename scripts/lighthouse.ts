// npm run lighthouse: Lighthouse on every page that may be indexed, as a phone on a slow network (simulated), the
// median of three runs. The host answers after 40 ms, as one on the network does: fonts that this machine hands itself
// before the first paint would be taken for what that paint waits for. Not part of npm test: it takes minutes, and its timings are the machine's. `-- /about /blog`
// picks pages, `-- --runs 1` is quicker.
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import { findBrowser } from './lib/browser.ts';
import { reportFailure } from './lib/ports.ts';
import { auditPage, formatAudit, lighthouseHead } from './weigh/audit.ts';
import { sitemapPaths } from './lib/sitemap.ts';
import { withSites } from './weigh/sites.ts';
import { table } from './weigh/table.ts';

const { values, positionals } = parseArgs({
	options: { runs: { type: 'string', default: '3' } },
	allowPositionals: true,
});

try {
	await withSites(
		async ({ plain, folder }) => {
			const chrome = await launch({
				chromePath: await findBrowser(),
				chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
			});
			try {
				const rows: string[][] = [];
				for (const path of positionals.length > 0 ? positionals : await sitemapPaths(folder)) {
					const audit = await auditPage(`${plain}${path}`, chrome.port, Number(values.runs));
					rows.push([path, ...formatAudit(audit)]);
				}
				console.log(table(['Page', ...lighthouseHead], rows));
			} finally {
				chrome.kill();
			}
		},
		{ latency: 40 },
	);
} catch (error) {
	reportFailure(error, 'Choose another one: E2E_SERVICES_PORT=5335 npm run lighthouse');
}
