// npm run weigh: what each page weighs on a phone, and whether that is within budget (scripts/weigh/budgets.ts).
//   --report-only  prints the tables and never fails
//   --compare      compares the site with itself under `client:load` and `client:visible` instead
//   --quality 5    compresses as hosts do that compress on the way; the budgets are meant for 11
import { parseArgs } from 'node:util';
import { reportFailure } from './lib/ports.ts';
import { budgetsFor, excessesOf } from './weigh/budgets.ts';
import { comparison } from './weigh/compare.ts';
import { inLanes } from './weigh/lanes.ts';
import { subjectsOf, weigh } from './weigh/measure.ts';
import { reactAloneSize } from './weigh/react-alone.ts';
import { excessLines, loadTable, reactionTable } from './weigh/report.ts';
import { withSites, type Sites } from './weigh/sites.ts';

const { values } = parseArgs({
	options: {
		'report-only': { type: 'boolean', default: false },
		compare: { type: 'boolean', default: false },
		quality: { type: 'string', default: '11' },
	},
});
const quality = Number(values.quality);

async function weighAll(sites: Sites): Promise<void> {
	const reactAlone = await reactAloneSize(quality);
	const weights = await inLanes(await subjectsOf(sites), 2, (subject) => weigh(sites.browser, subject, quality));
	console.log(`${loadTable(weights)}\n\n${reactionTable(weights, reactAlone)}`);
	if (values['report-only']) return;
	const excesses = weights.flatMap((weight) => excessesOf(weight, budgetsFor(reactAlone)));
	if (excesses.length === 0) return;
	console.error(`\nOver budget, in bytes after brotli:\n\n${excesses.map(excessLines).join('\n')}`);
	process.exitCode = 1;
}

try {
	await withSites(
		async (sites) => {
			if (values.compare) console.log(await comparison(sites));
			else await weighAll(sites);
		},
		{ quality },
	);
} catch (error) {
	reportFailure(error, 'Choose another one: E2E_SERVICES_PORT=5335 npm run weigh');
}
