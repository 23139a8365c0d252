// npm run launch-check: builds the site with your settings and lists everything to fix before launch. `-- --variants`
// checks the builds of the browser tests instead, as npm test does.
import './lib/plain-errors.ts';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { readSettings } from '../src/lib/build/site/build-settings.ts';
import { root } from './bootstrap.mjs';
import { checkProject } from './launch-check/check-project.ts';
import { checkSite } from './launch-check/site-rules.ts';
import { formatReport } from './launch-check/report.ts';
import { readSite, type Finding } from './launch-check/site.ts';
import { buildFolder } from './lib/build.ts';
import { buildApart } from './lib/dist.ts';
import { variants } from './lib/variants.ts';

const { values } = parseArgs({ options: { variants: { type: 'boolean', default: false } } });

async function projectFindings(): Promise<Finding[]> {
	console.log('Building the site with your settings …');
	const { findings, notes } = await checkProject(root, loadEnv('', root, ''), () => buildApart('launch-check'));
	console.log(['Notes:', ...notes].join('\n  '), '\n');
	return findings;
}

/** Some test posts break rules on purpose: they begin with the same words, and they refer to missing files. */
const isDeliberate = (variant: string, { kind, where }: Finding): boolean =>
	['odd', 'backend'].includes(variant) && where.includes('blog/') && /^(Descriptions|HTML|Links|Addresses)$/.test(kind);

async function variantFindings(): Promise<Finding[]> {
	const found: Finding[] = [];
	for (const [variant, { name, settings }] of Object.entries(variants)) {
		const findings = await checkSite(await readSite(buildFolder(name), readSettings(settings)));
		const unexpected = findings.filter((finding) => !isDeliberate(variant, finding));
		found.push(...unexpected.map((finding) => ({ ...finding, where: `${name}/${finding.where}` })));
	}
	return found;
}

const findings = await (values.variants ? variantFindings() : projectFindings());
console.log(formatReport(findings));
process.exitCode = findings.length === 0 ? 0 : 1;
