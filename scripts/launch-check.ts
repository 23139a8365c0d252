// npm run launch-check: lists the example values left in content/, the required settings that are not set, and those
// that cannot be right. Fails until all lists are empty.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { loadEnv } from 'vite';
import { findExamples } from '#lib/files/examples.ts';
import { findDoubtfulSettings, findSettingProblems } from '#schemas/settings.ts';

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
const env = loadEnv('', process.cwd(), '');
const unset = Object.entries(required).flatMap(([name, reason]) => {
	const isNeeded = name !== 'PUBLIC_BACKEND_URL' || site?.newsletter !== false;
	return isNeeded && !env[name]?.trim() ? [`${name}: ${reason}`] : [];
});
if (env['PUBLIC_EMAILJS_LEAD_TEMPLATE_ID'] && !(env['PUBLIC_EMAILJS_SERVICE_ID'] && env['PUBLIC_EMAILJS_PUBLIC_KEY']))
	unset.push('PUBLIC_EMAILJS_LEAD_TEMPLATE_ID counts as not set without the service and the key');
const wrong = [...findSettingProblems(env), ...findDoubtfulSettings(env)];
const examples = findExamples();

if (examples.length > 0)
	console.log(`Examples. Replace each, then delete "placeholder" or change "status":\n  ${examples.join('\n  ')}\n`);
if (unset.length > 0) console.log(`Settings that are not set (.env.example explains them):\n  ${unset.join('\n  ')}\n`);
if (wrong.length > 0) console.log(`Settings that cannot be right:\n  ${wrong.join('\n  ')}\n`);
if (examples.length + unset.length + wrong.length === 0)
	console.log('Ready to launch: no example values, no wrong or missing settings.');
else process.exitCode = 1;
