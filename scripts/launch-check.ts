// npm run launch-check: builds the site with the team's own settings and lists all that is left to settle before it goes
// live; `-- --folder dist` checks a build that is there already. `-- --variants` checks the builds of the tests, as npm
// test does.
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { findPlaceholders } from '../src/integrations/content/placeholders.ts';
import { readSettings } from '../src/integrations/build-settings.ts';
import { formatReport } from './launch-check/report.ts';
import { checkSite } from './launch-check/rules.ts';
import { checkSettings } from './launch-check/settings.ts';
import { readSite, type Finding } from './launch-check/site.ts';
import { buildFolder } from './lib/build.ts';
import { reportFailure } from './lib/ports.ts';
import { runTool } from './lib/process.ts';
import { root } from './lib/root.ts';
import { variants } from './lib/variants.ts';

const { values } = parseArgs({
	options: { folder: { type: 'string' }, variants: { type: 'boolean', default: false } },
});

/** The team's own site: its example values, its settings and its build. */
async function ownFindings(): Promise<Finding[]> {
	const { settings, findings, notes } = checkSettings(root, loadEnv('', root, ''));
	console.log(['To know, nothing to settle:', ...notes].join('\n  '), '\n');
	const placeholders = (await findPlaceholders(root)).map(({ file, line }): Finding => {
		return { kind: 'Placeholders', where: `${file}:${line}`, what: 'put in the real value and delete the line' };
	});
	const early = [...placeholders, ...findings];
	// The build would only repeat what is wrong with the settings.
	if (settings === undefined) return early;
	const folder = values.folder === undefined ? buildFolder('launch-check') : resolve(values.folder);
	if (values.folder === undefined) {
		console.log('Building the site with your settings …');
		const { ok, output } = await runTool('astro', ['build', '--outDir', relative(root, folder)]);
		if (!ok) return [...early, { kind: 'Build', where: 'npm run build', what: `failed:\n${output.trim()}` }];
	}
	return [...early, ...(await checkSite(await readSite(folder, settings)))];
}

/** What the builds of the tests have on purpose, and no other build may have. */
function isMeant(variant: string, { kind, where }: Finding): boolean {
	// They call the services of this machine.
	if (kind === 'Local addresses') return true;
	// Odd posts begin alike, name files that nobody has, and put elements where none may stand.
	return variant === 'odd' && where.includes('blog/') && /^(Descriptions|HTML|Links|Addresses)$/.test(kind);
}

async function variantFindings(): Promise<Finding[]> {
	const found: Finding[] = [];
	for (const [variant, { name, settings }] of Object.entries(variants)) {
		const findings = await checkSite(await readSite(buildFolder(name), readSettings(settings)));
		const unmeant = findings.filter((finding) => !isMeant(variant, finding));
		found.push(...unmeant.map((finding) => ({ ...finding, where: `${name}/${finding.where}` })));
	}
	return found;
}

try {
	const findings = await (values.variants ? variantFindings() : ownFindings());
	console.log(formatReport(findings));
	process.exitCode = findings.length === 0 ? 0 : 1;
} catch (error) {
	reportFailure(error, '');
}
