// npm run launch-check: lists the example values left in content/, the required settings that are not set, and those
// that cannot be right. Fails until all lists are empty.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { loadEnv } from 'vite';
import { findExamples } from './examples.ts';
import { findDoubtfulSettings, findSettingProblems } from './settings.ts';

const NO_MAIL = 'the contact forms cannot send messages';
/** The settings that a live site needs, and what happens without them. */
const required = {
	PUBLIC_SITE_URL: 'canonical links, the sitemap and preview pictures need the address of the site',
	PUBLIC_BACKEND_URL: 'the newsletter has no server (`newsletter: false` in content/site.yaml hides its forms)',
	PUBLIC_EMAILJS_SERVICE_ID: NO_MAIL,
	PUBLIC_EMAILJS_TEMPLATE_ID: NO_MAIL,
	PUBLIC_EMAILJS_PUBLIC_KEY: NO_MAIL,
	PUBLIC_EMAILJS_LEAD_TEMPLATE_ID: 'the lead form thanks visitors, but nobody gets what they entered',
};

const site = parse(readFileSync('content/site.yaml', 'utf8')) as { newsletter?: boolean } | null;
const env = loadEnv('production', process.cwd(), '');
const unset = Object.entries(required).flatMap(([name, reason]) => {
	const isNeeded = name !== 'PUBLIC_BACKEND_URL' || site?.newsletter !== false;
	return isNeeded && !env[name]?.trim() ? [`${name}: ${reason}`] : [];
});
const lists = {
	'Examples. Replace each, then delete "placeholder" or change "status"': findExamples(),
	'Settings that are not set (.env.example explains them)': unset,
	'Settings that cannot be right': [...findSettingProblems(env), ...findDoubtfulSettings(env)],
};
for (const [title, lines] of Object.entries(lists)) {
	if (lines.length === 0) continue;
	console.log(`${title}:\n  ${lines.join('\n  ')}\n`);
	process.exitCode = 1;
}
if (!process.exitCode) console.log('Ready to launch: no example values, no wrong or missing settings.');
