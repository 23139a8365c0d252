// npm run check:content: builds the site, checks every page, and writes dist/ only if every check passes. Every
// deployment runs this check. `-- --without-settings` is for pull requests, where the settings are unknown; with this
// option, dist/ is not written.
import './lib/plain-errors.ts';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { root } from './bootstrap.mjs';
import { count } from '../src/schemas/count.ts';
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
const { errors, examples } = judge(findings, hasSettings);
if (examples > 0)
	console.log(`${count(examples, 'example value')} left to replace: npm run launch-check lists them.\n`);
if (errors.length > 0) {
	console.log(formatReport(errors));
	process.exitCode = 1;
} else if (hasSettings) {
	await replaceDist(folder);
	console.log('Every check passed. Deploy dist/.');
} else console.log('Every check passed.');
