// npm run launch-check: lists the example values left in content/ and the required settings that are not set. Fails
// until both lists are empty.
import { globSync, readFileSync } from 'node:fs';
import { isPair, isScalar, LineCounter, parse, parseDocument, visit, type Node, type YAMLMap } from 'yaml';
import { loadEnv } from 'vite';

const MAIL = 'the contact forms cannot send messages';
/** The settings that a live site needs, and what happens without them. */
const required = {
	PUBLIC_SITE_URL: 'canonical links, the sitemap and preview pictures need the address of the site',
	PUBLIC_BACKEND_URL: 'the newsletter has no server (`newsletter: false` in content/site.yaml hides its forms)',
	PUBLIC_EMAILJS_SERVICE_ID: MAIL,
	PUBLIC_EMAILJS_TEMPLATE_ID: MAIL,
	PUBLIC_EMAILJS_PUBLIC_KEY: MAIL,
	PUBLIC_EMAILJS_LEAD_TEMPLATE_ID: 'the lead form thanks visitors, but nobody gets what they entered',
};

/** What marks an example. */
const EXAMPLES = ['placeholder: true', 'status: example'];

/** Fields that do not tell an editor which record is meant. */
const SILENT = ['placeholder', 'kind', 'order', 'icon', 'form'];

/** Returns a few words of a record, such as 'phone, display: 0123'. */
function summaryOf(record: YAMLMap, around: readonly unknown[]): string {
	const parents = around.filter(isPair).map(({ key }) => String(key));
	const first = record.items.find(({ key, value }) => isScalar(value) && !SILENT.includes(String(key)));
	const text = first && `${String(first.key)}: ${String(first.value)}`;
	const words = [...parents, text ?? 'this file'].join(', ').replace(/\s+/g, ' ');
	return words.length > 70 ? `${words.slice(0, 70)}…` : words;
}

/** The figures of examples, with the words that say what they count. */
const figures: { value: string; words: string[] }[] = [];

/** Lists the examples in a file, by line: records with `placeholder: true`, and projects with `status: example`. */
function placeholdersIn(file: string): string[] {
	const lineCounter = new LineCounter();
	const found: string[] = [];
	visit(parseDocument(readFileSync(file, 'utf8'), { lineCounter }), {
		Map(_, record, around) {
			const mark = record.items.find((pair) => EXAMPLES.includes(`${pair.key}: ${pair.value}`));
			if (!mark) return;
			const [value, label, note] = ['value', 'label', 'note'].map((name) => record.get(name));
			const words = `${label} ${note}`.toLowerCase().match(/[a-z]{4,}/g) ?? [];
			if (typeof value === 'string') figures.push({ value, words });
			const { line } = lineCounter.linePos((mark.key as Node).range?.[0] ?? 0);
			found.push(`${file}:${line}  ${summaryOf(record, around)}`);
		},
	});
	return found;
}

/** Lists the lines of a file that mention the figure of an example and something that it counts. */
const figuresIn = (file: string): string[] =>
	readFileSync(file, 'utf8')
		.split('\n')
		.flatMap((line, index) => {
			const isMention = ({ value, words }: (typeof figures)[number]) =>
				line.split(/[\s,;:.'"()]+/).includes(value) && words.some((word) => line.toLowerCase().includes(word));
			return figures.some(isMention) ? [`${file}:${index + 1}  ${line.trim().slice(0, 70)}`] : [];
		});

const { newsletter } = parse(readFileSync('content/site.yaml', 'utf8')) as { newsletter?: boolean };
const env = loadEnv('', process.cwd(), '');
const unset = Object.entries(required).flatMap(([name, reason]) => {
	const isNeeded = name !== 'PUBLIC_BACKEND_URL' || newsletter !== false;
	return isNeeded && !env[name]?.trim() ? [`${name}: ${reason}`] : [];
});
if (env['PUBLIC_EMAILJS_LEAD_TEMPLATE_ID'] && !(env['PUBLIC_EMAILJS_SERVICE_ID'] && env['PUBLIC_EMAILJS_PUBLIC_KEY']))
	unset.push(
		'PUBLIC_EMAILJS_LEAD_TEMPLATE_ID counts as not set without the service and the key: nobody gets the leads',
	);
const files = globSync('content/**/*.{yaml,md}').sort();
const placeholders = files.filter((file) => file.endsWith('.yaml')).flatMap(placeholdersIn);
const mentions = files.flatMap(figuresIn);

if (placeholders.length > 0)
	console.log(
		`Example values. Replace each one, then delete "placeholder: true" or change "status: example":\n  ${placeholders.join('\n  ')}\n`,
	);
if (mentions.length > 0) console.log(`Texts with the figure of an example:\n  ${mentions.join('\n  ')}\n`);
if (unset.length > 0) console.log(`Settings that are not set (.env.example explains them):\n  ${unset.join('\n  ')}\n`);
if (placeholders.length + unset.length === 0) console.log('Ready to launch: no example values, no missing settings.');
else process.exitCode = 1;
