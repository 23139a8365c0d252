// npm run compatibility: checks that the table in docs/engines.md lists exactly the features that the built site uses
// but the oldest browsers lack. `-- --write` fills in the first versions from MDN's data.
import './lib/plain-errors.ts';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { count } from '../src/schemas/count.ts';
import { buildFolder, buildSite } from './lib/build.ts';
import { newerFeatures, type FirstVersions } from './lib/newer-features.ts';
import { runTool } from './lib/process.ts';
import { variants } from './lib/variants.ts';
import { root } from './bootstrap.mjs';

const file = join(root, 'docs', 'engines.md');

interface Row {
	line: string;
	/** Paths in MDN's data. Each path includes everything below it. */
	features: string[];
	versions: string[];
	rest: string[];
}

const codes = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

function readRow(line: string): Row {
	const [features, chrome = '', firefox = '', safari = '', ...rest] = line.split('|').slice(1, -1);
	return { line, features: codes(features), versions: [chrome, firefox, safari].map((cell) => cell.trim()), rest };
}

/** Finds the table's entry for a path: the path itself or, if the table lacks it, the nearest path above it. */
const coverOf = (features: readonly string[], path: string): string | undefined =>
	features
		.filter((feature) => `${path}.`.startsWith(`${feature}.`))
		.sort((a, b) => a.length - b.length)
		.at(-1);

/** Returns, for each browser, the first version that supports all of these features. */
const versionsOf = (found: FirstVersions[]): string[] =>
	[0, 1, 2].map((index) => {
		const latest = Math.max(...found.map((versions) => versions[index] ?? Number.NaN));
		return Number.isNaN(latest) ? 'no' : String(latest);
	});

await buildSite(variants.delivered);
const found = await newerFeatures(buildFolder(variants.delivered.name));
const text = await readFile(file, 'utf8');
const rows = text
	.split('\n')
	.filter((line) => /^\| `(css|html|api|javascript)\./.test(line))
	.map(readRow);

const table = rows.flatMap(({ features }) => features);
const byCover = Map.groupBy(found, ([path]) => coverOf(table, path));

let corrected = text;
const problems = (byCover.get(undefined) ?? []).map(
	([path]) => `\`${path}\` has no row. Add one that says what older browsers do instead and which test shows it.`,
);
for (const { line, features, versions, rest } of rows) {
	const unused = features.filter((feature) => !byCover.has(feature));
	problems.push(...unused.map((feature) => `\`${feature}\` is not used. Delete its row.`));
	if (unused.length === features.length) continue;
	for (const test of codes(rest.at(-1)))
		if (!existsSync(join(root, test)))
			problems.push(`${test} does not exist. Name the test that shows ${features.join(', ')}.`);
	const right = versionsOf(features.flatMap((feature) => byCover.get(feature) ?? []).map(([, versions]) => versions));
	if (right.join() === versions.join()) continue;
	problems.push(
		`${features.join(', ')}: the versions should be ${right.join(', ')}. Run: npm run compatibility -- --write`,
	);
	const cells = [line.split('|')[1], ...right.map((version) => ` ${version} `), ...rest];
	corrected = corrected.replace(line, `|${cells.join('|')}|`);
}
if (process.argv.includes('--write') && corrected !== text) {
	await writeFile(file, corrected);
	await runTool('prettier', ['--write', file]);
	console.log('Wrote the versions to docs/engines.md. Run npm run compatibility again to check them.');
} else {
	console.log(
		problems.length === 0
			? `docs/engines.md lists all ${count(found.size, 'newer feature')}.`
			: `docs/engines.md: ${problems.join('\n')}`,
	);
	process.exitCode = problems.length === 0 ? 0 : 1;
}
