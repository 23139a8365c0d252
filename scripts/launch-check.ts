// npm run launch-check: lists the example values left in content/ and the required settings that are not set. Fails
// until both lists are empty.
import { globSync, readFileSync } from 'node:fs';
import { isPair, isScalar, LineCounter, parse, parseDocument, visit, type Node, type YAMLMap } from 'yaml';
import { loadEnv } from 'vite';

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

/** What marks an example. */
const EXAMPLES = ['placeholder: true', 'status: example'];

/** Fields that do not tell an editor which record is meant. */
const NOT_NAMING = ['placeholder', 'kind', 'order', 'icon', 'form'];

/** Returns a few words of a record, such as 'phone, display: 0123'. */
function summaryOf(record: YAMLMap, around: readonly unknown[]): string {
	const parents = around.filter(isPair).map(({ key }) => String(key));
	const first = record.items.find(({ key, value }) => isScalar(value) && !NOT_NAMING.includes(String(key)));
	const text = first && `${String(first.key)}: ${String(first.value)}`;
	const words = [...parents, text ?? 'this file'].join(', ').replace(/\s+/g, ' ');
	return words.length > 70 ? `${words.slice(0, 70)}…` : words;
}

/** Lists the examples in a file, by line: records with `placeholder: true`, and projects with `status: example`. */
function examplesIn(file: string): string[] {
	const lineCounter = new LineCounter();
	const found: string[] = [];
	visit(parseDocument(readFileSync(file, 'utf8'), { lineCounter }), {
		Map(_, record, around) {
			const mark = record.items.find(({ key, value }) => EXAMPLES.includes(`${String(key)}: ${String(value)}`));
			if (!mark) return;
			const { line } = lineCounter.linePos((mark.key as Node).range?.[0] ?? 0);
			found.push(`${file}:${line}  ${summaryOf(record, around)}`);
		},
	});
	return found;
}

const { newsletter } = parse(readFileSync('content/site.yaml', 'utf8')) as { newsletter?: boolean };
const env = loadEnv('', process.cwd(), '');
const unset = Object.entries(required).flatMap(([name, reason]) => {
	const isNeeded = name !== 'PUBLIC_BACKEND_URL' || newsletter !== false;
	return isNeeded && !env[name]?.trim() ? [`${name}: ${reason}`] : [];
});
if (env['PUBLIC_EMAILJS_LEAD_TEMPLATE_ID'] && !(env['PUBLIC_EMAILJS_SERVICE_ID'] && env['PUBLIC_EMAILJS_PUBLIC_KEY']))
	unset.push('PUBLIC_EMAILJS_LEAD_TEMPLATE_ID counts as not set without the service and the key');
const examples = globSync('content/**/*.yaml').sort().flatMap(examplesIn);

if (examples.length > 0)
	console.log(`Examples. Replace each, then delete "placeholder" or change "status":\n  ${examples.join('\n  ')}\n`);
if (unset.length > 0) console.log(`Settings that are not set (.env.example explains them):\n  ${unset.join('\n  ')}\n`);
if (examples.length + unset.length === 0) console.log('Ready to launch: no example values, no missing settings.');
else process.exitCode = 1;
