// npm run engines: the browser tests in every engine that is installed; in those named, with npm run engines -- firefox.
import { leftOut } from './lib/engine-needs.ts';
import { buildVariants, runPlaywright } from './lib/e2e.ts';
import { engineNames, engines, installedEngines, isEngine, requireEngines, untestedEngines } from './lib/engines.ts';
import { reportFailure } from './lib/ports.ts';
import { closingLine, forgetReports, readReport } from './lib/reports.ts';

/** The engines named on the command line, all of them where none is. */
function chosenEngines() {
	const named = process.argv.slice(2);
	const unknown = named.filter((name) => !isEngine(name));
	if (unknown.length > 0) throw new Error(`There is no engine ${unknown.join(', ')}; there are ${engines.join(', ')}.`);
	const installed = installedEngines();
	requireEngines(named.filter(isEngine), installed);
	return installed.filter((engine) => named.length === 0 || named.includes(engine));
}

try {
	const chosen = chosenEngines();
	const built = await buildVariants();
	process.stderr.write(built.output);
	if (!built.ok) process.exitCode = 1;
	const lines: string[] = [];
	for (const engine of built.ok ? chosen : []) {
		const name = engineNames[engine];
		console.log(`\n== ${name}`);
		for (const [tag, reason] of leftOut(engine)) console.log(`without the tests of ${tag}: ${reason}`);
		await forgetReports();
		const { ok } = await runPlaywright([`--project=${engine}`]);
		if (!ok) process.exitCode = 1;
		lines.push(`${name}: ${closingLine(await readReport('playwright'))}`);
	}
	console.log(`\n${[...lines, ...untestedEngines(chosen, installedEngines())].join('\n')}`);
} catch (error) {
	reportFailure(error, '');
}
