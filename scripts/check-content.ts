// npm run check:content: the gate of every deployment. It builds the site with its settings, looks at every built page by
// the rules of launch-check, and puts the build into dist/ only when nothing is wrong. `-- --without-settings` judges a
// change where the settings are not known, as in a pull request, and leaves dist/ alone.
import './lib/plain-errors.ts';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { root } from './bootstrap.mjs';
import { checkProject } from './launch-check/check-project.ts';
import { formatReport, judge } from './launch-check/report.ts';
import { siteEnvironment } from './lib/build.ts';
import { buildApart, replaceDist } from './lib/dist.ts';

const { values } = parseArgs({ options: { 'without-settings': { type: 'boolean', default: false } } });
const hasSettings = !values['without-settings'];

let folder = '';
const { findings } = await checkProject(root, hasSettings ? loadEnv('', root, '') : {}, async () => {
	folder = await buildApart('check-content', { env: hasSettings ? process.env : siteEnvironment({}) });
	return folder;
});
const { errors, unsettled } = judge(findings, hasSettings);
if (unsettled > 0) console.log(`${unsettled} example values remain; npm run launch-check lists them.\n`);
if (errors.length > 0) {
	console.log(formatReport(errors));
	process.exitCode = 1;
} else if (hasSettings) {
	await replaceDist(folder);
	console.log('Nothing is wrong. dist/ is the site to deploy.');
} else console.log('Nothing is wrong.');
