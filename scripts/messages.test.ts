import { beforeAll, expect, it } from 'vitest';
import { load } from 'cheerio';
import sharp from 'sharp';
import { z } from 'zod';
import { newFile } from '../src/editing/new-file.ts';
import { checkContent } from '../src/lib/build/content/check-content.ts';
import { readContent } from '../src/lib/build/content/model.ts';
import { readSettings } from '../src/lib/build/site/build-settings.ts';
import { parseBlog } from '../src/lib/shared/blog/blog-object.ts';
import { checkValue } from '../src/lib/shared/content/check-value.ts';
import { formatProblem } from '../src/lib/shared/content/problem.ts';
import { head } from '../src/schemas/fields.ts';
import { site } from '../src/schemas/site.ts';
import { specimens } from '../src/schemas/specimens.ts';
import { project } from '../src/schemas/project.ts';
import { makeFolder, writeFiles } from '../src/testing/folder.ts';
import { pageRules } from './launch-check/page-rules.ts';
import { formatReport } from './launch-check/report.ts';
import { checkSettings } from './launch-check/settings.ts';
import { completeSettings } from './launch-check/testing/complete-settings.ts';
import { portNumber } from './lib/ports.ts';

/* One example of each message, as an editor or an operator sees it. After changing a message, read it aloud. */

const words = 'Words '.repeat(20).trim();
const page = `head: { title: A title of thirty characters or more, description: ${words} }
breadcrumb: Words
hero: { title: Words, lead: Words }
blocks:
  - { kind: statement, title: Words }
`;
const post = (fields: string, text = 'Text') => `---\ntitle: A\ncreatedAt: 2026-01-31\n${fields}---\n${text}\n`;
const card = 'card: { name: Pottery, text: Words }\n';

let root: string;
beforeAll(async () => {
	const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#046' } })
		.png()
		.toBuffer();
	root = await makeFolder({
		'content/services/pottery.yaml': `order: 1\n${card}${page}`,
		'content/brand/colours.css': '',
		'src/assets/marks/common.svg': '',
	});
	await writeFiles(root, { 'src/assets/portfolio/small.png': picture, 'src/assets/portfolio/Big.png': picture });
});

/** Returns the content check's messages about one file. */
async function gate(name: string, text: string): Promise<string[]> {
	const file = `content/${name}`;
	const folder = await makeFolder({
		'content/services/pottery.yaml': `order: 1\n${card}${page}`,
		'content/blog/old.md': post(''),
		'src/assets/portfolio/shop.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"/>',
		'src/assets/marks/common.svg': '',
		[file]: text,
	});
	const problems = await checkContent(readContent(folder));
	return problems.filter(({ location }) => location.file === file).map(formatProblem);
}

/** Returns the content check's messages about a file that is missing, or that is outside `content/`. */
async function gateFor(file: string): Promise<string[]> {
	const problems = await checkContent(readContent(root));
	return problems.filter(({ location }) => location.file === file).map(formatProblem);
}

/** Returns the messages about the fields of a record. */
const fields = (shape: Record<string, z.ZodType>, input: object): string[] =>
	checkValue(z.strictObject(shape), input).problems.map(
		({ path, message, fix }) => `${path.join('.')}: ${message}. ${fix}`,
	);

function thrown(action: () => unknown): string[] {
	try {
		action();
	} catch (error) {
		if (error instanceof Error) return error.message.split('\n');
	}
	return [];
}

const settings = (env: Record<string, string>): string[] =>
	checkSettings(root, { ...completeSettings, ...env }, true).findings.map(({ where, what }) => `${where}  ${what}`);

/** Returns the messages about a page from one rule of the launch check. */
function rule(name: string, markup: string): string[] {
	const html = `<html><head>${markup}</head><body>${markup}</body></html>`;
	const $ = load(html);
	const url = `${completeSettings.PUBLIC_SITE_URL}/about`;
	const about = {
		$,
		html,
		file: 'about.html',
		path: '/about',
		url,
		isHidden: false,
		forwardsTo: undefined,
		isListed: true,
	};
	return pageRules[name]?.(about, readSettings(completeSettings)) ?? [];
}

const messages: [mistake: string, produce: () => string[] | Promise<string[]>, sentence: string][] = [
	// The content check: files
	[
		'a broken line of YAML',
		() => gate('site.yaml', 'name: Loom: the shop'),
		'content/site.yaml:1: cannot read the line "name: Loom: the shop". Put the text in double quotation marks, because it contains : \' * @ or {.',
	],
	[
		'a file that nothing reads',
		() => gate('partner.yml', ''),
		'content/partner.yml: nothing reads this file. Did you mean partners.yaml?',
	],
	['a missing file', () => gateFor('content/forms.yaml'), 'content/forms.yaml: the file is missing. Restore it.'],
	[
		'an empty folder',
		() => gateFor('content/projects'),
		'content/projects: no files. Add at least one: npm run new project "Name".',
	],
	[
		'a file without fields',
		() => gate('pages/hours.md', 'Words'),
		'content/pages/hours.md:1: the fields are missing. Write --- on the first line, then the fields, --- again, and the text.',
	],
	[
		'a page without blocks',
		() => gate('pages/hours.yaml', page.replace(/blocks:[^]*/, '')),
		'content/pages/hours.yaml blocks: the page is empty. Add a block, or text below the fields.',
	],
	[
		'a file name that cannot be an address',
		() => gate('pages/Hours.yaml', page),
		'content/pages/Hours.yaml: "Hours" cannot be an address. Rename the file: use lowercase letters, digits and hyphens.',
	],
	[
		'an address that is taken',
		() => gate('pages/landing-page.yaml', page),
		'content/pages/landing-page.yaml: content/pages/landing.yaml already has the address /landing-page. Rename this file.',
	],
	// The content check: fields
	['a missing field', () => fields(head.shape, { title: words.slice(0, 40) }), 'description: missing. Add text.'],
	[
		'an unknown field',
		() => fields(head.shape, { title: words.slice(0, 40), descripton: words, description: words }),
		'descripton: unknown field. Did you mean description?',
	],
	[
		'text that is too long',
		() => fields(head.shape, { title: 'A'.repeat(82), description: words }),
		'title: 82 characters, at most 60. Shorten it.',
	],
	[
		'text that is too short',
		() => fields(head.shape, { title: 'A', description: words }),
		'title: 1 character, at least 30. Write more.',
	],
	[
		'a list with too many entries',
		() => fields({ columns: specimens.shape.papers.element.shape.columns }, { columns: ['a', 'b', 'c', 'd', 'e'] }),
		'columns: 5 entries, at most 4. Remove 1.',
	],
	[
		'a number in a text field',
		() => fields({ name: site.shape.name }, { name: 5 }),
		'name: 5 is not text. Put it in quotation marks.',
	],
	[
		'text in a true-or-false field',
		() => fields({ newsletter: site.shape.newsletter }, { newsletter: 'yes' }),
		'newsletter: "yes" is not true or false. Write true or false.',
	],
	[
		'a number that is too small',
		() => fields({ order: project.shape.order }, { order: 0 }),
		'order: 0 is too small. Write at least 1.',
	],
	[
		'an unknown choice',
		() => gate('pages/hours.yaml', page.replace('statement', 'statment')),
		'content/pages/hours.yaml:5 blocks, entry 1 "Words", kind: "statment" is not valid. Did you mean statement?',
	],
	[
		'an invalid address',
		() => fields({ address: site.shape.email.shape.address }, { address: 'hello' }),
		'address: "hello" is not an e-mail address. Correct it.',
	],
	[
		'an unknown word in braces',
		() => fields({ promise: site.shape.promise }, { promise: 'For {everybody}' }),
		'promise: "For {everybody}" is not valid. Remove {everybody}. Only {name} can be used here.',
	],
	[
		'a misspelt time zone',
		() => fields({ timeZone: site.shape.hours.shape.timeZone }, { timeZone: 'Asia/Kolkatta' }),
		'timeZone: "Asia/Kolkatta" is not valid. Did you mean Asia/Kolkata?',
	],
	[
		'hours that end before they begin',
		() => fields({ open: site.shape.hours.shape.open }, { open: [{ days: [1], opens: '09:00', closes: '08:00' }] }),
		'open.0.closes: "08:00" is not valid. Write a time after 09:00, when the office opens.',
	],
	// The content check: references between files
	[
		'a link to a missing page',
		() => gate('pages/hours.yaml', page.replace('lead: Words', 'lead: Words, button: { label: Go, href: /abuot }')),
		'content/pages/hours.yaml:3 hero.button.href: the page /abuot does not exist. Did you mean /about?',
	],
	[
		'a link to a missing block',
		() => gate('pages/hours.yaml', page.replace('lead: Words', "lead: Words, button: { label: Go, href: '#prices' }")),
		'content/pages/hours.yaml:3 hero.button.href: #prices does not exist on this page. Use one of #statement.',
	],
	[
		'a missing file in Markdown text',
		() => gate('pages/hours.md', `---\n${page}---\n![Words](/images/none.png)\n`),
		'content/pages/hours.md:8: the file /images/none.png does not exist. Add the file to public/, or correct the path, which must start with /.',
	],
	[
		'a missing icon',
		() =>
			gate(
				'pages/hours.yaml',
				`${page}  - { kind: types, title: A, text: A, items: [{ name: A, text: A, icon: 'ph:storefornt' }] }\n`,
			),
		'content/pages/hours.yaml:6 blocks, entry 2 "A", items, entry 1 "A", icon: the icon "ph:storefornt" does not exist. Did you mean ph:storefront?',
	],
	[
		'a missing picture',
		() => gate('pages/hours.yaml', `${page}  - { kind: picture, image: portfolio/shpo, alt: A }\n`),
		'content/pages/hours.yaml:6 blocks, entry 2 "A", image: src/assets/portfolio has no picture "shpo". Add the picture to that folder, or write the name of another picture, without its extension.',
	],
	[
		'a missing typeface',
		() =>
			gate(
				'brand/typefaces.yaml',
				"display: { family: Comic Sans, weights: '650' }\ntext: { family: Figtree, weights: '400' }\n",
			),
		'content/brand/typefaces.yaml:1 display.family: the typeface "Comic Sans" is not installed. Run npm install @fontsource-variable/comic-sans, or choose a variable typeface from fontsource.org.',
	],
	[
		'a missing record',
		() => gate('blog/news.md', post('service: potery\n')),
		'content/blog/news.md:4 service: the service "potery" does not exist. Did you mean pottery?',
	],
	[
		'a redirect to nothing',
		() => gate('redirects.yaml', '- { from: /old, to: /abuot }\n'),
		'content/redirects.yaml:1 entry 1 "/old", to: the page /abuot does not exist. Did you mean /about?',
	],
	[
		'a redirect that hides a page',
		() => gate('redirects.yaml', '- { from: /about, to: /services }\n'),
		'content/redirects.yaml:1 entry 1 "/about", from: /about is a page. Redirect only addresses that have no page.',
	],
	[
		'two records with the same position',
		() => gate('services/weaving.yaml', `order: 1\n${card.replace('Pottery', 'Weaving')}${page}`),
		'content/services/weaving.yaml:1 order: Pottery already has 1. Choose another number.',
	],
	[
		'two posts with the same _id',
		() => gate('blog/zoo.md', post('_id: old\n')),
		'content/blog/zoo.md:4 _id: content/blog/old.md already has the _id "old". Choose another _id.',
	],
	[
		'a post without text',
		() => gate('blog/news.md', post('', '')),
		'content/blog/news.md:2: the text is missing. Write the post below the fields.',
	],
	[
		'an invalid date',
		() => gate('blog/news.md', post('updated: 31 January\n')),
		'content/blog/news.md:4 updated: "31 January" is not valid. Write a date such as 2026-01-31. You can add the time and the offset from UTC: 2026-01-31T09:30:00+05:30.',
	],
	[
		'a missing colour',
		() => gateFor('content/brand/colours.css'),
		'content/brand/colours.css --color-line: missing. Add the colour.',
	],
	[
		'a small picture',
		() => gateFor('src/assets/portfolio/small.png'),
		'src/assets/portfolio/small.png: 640 × 480 pixels, at least 1200 × 900. Use a larger picture.',
	],
	[
		'a picture with an invalid name',
		() => gateFor('src/assets/portfolio/Big.png'),
		'src/assets/portfolio/Big.png: the file name is not valid. Use lowercase letters, digits and hyphens, and one of .png, .jpg, .jpeg, .webp, .avif, .svg.',
	],
	// The build and the commands
	[
		'an invalid setting',
		() => thrown(() => readSettings({ PUBLIC_SITE_URL: 'www.a.example' })),
		'  - PUBLIC_SITE_URL: "www.a.example" is not valid. Write an address such as https://www.example.com.',
	],
	[
		'an invalid post from the backend',
		() =>
			Object.values(parseBlog({ _id: 'a', title: '', description: '', createdAt: '2026-01-31', website: 'loom' })).map(
				String,
			),
		'title is "", but must be text that is not empty',
	],
	[
		'npm run new with an unknown kind',
		() => thrown(() => newFile('poem', 'A', { root, today: '2026-01-31' })),
		'"poem" is not a kind of record. Write npm run new post "Name"; the other kinds are service, page and project.',
	],
	[
		'npm run new with an unusable name',
		() => thrown(() => newFile('page', 'ગુજરાતી', { root, today: '2026-01-31' })),
		'"ગુજરાતી" gives no address. Write a name with a Latin letter or a digit: npm run new page "Name".',
	],
	[
		'an invalid port',
		() => thrown(() => portNumber('80000')),
		'"80000" is not a port. Choose a number from 0 to 65535.',
	],
	// The launch check
	[
		'a missing setting',
		() => settings({ PUBLIC_EMAILJS_PUBLIC_KEY: '' }),
		'.env.example  PUBLIC_EMAILJS_PUBLIC_KEY is not set: the contact forms cannot send messages.',
	],
	[
		'a setting with an example value',
		() => settings({ PUBLIC_EMAILJS_SERVICE_ID: 'service_xxxxxxx' }),
		'the environment  PUBLIC_EMAILJS_SERVICE_ID still has the example value "service_xxxxxxx". Replace it.',
	],
	[
		'an address that visitors cannot reach',
		() => settings({ PUBLIC_BACKEND_URL: 'http://localhost:4000' }),
		'the environment  PUBLIC_BACKEND_URL is "http://localhost:4000", which visitors cannot reach.',
	],
	['no title', () => rule('Titles', ''), 'missing. Write 30 to 60 characters.'],
	['a short title', () => rule('Titles', '<title>About</title>'), '"About" has 5 characters, at least 30. Write more.'],
	['a missing tag', () => rule('Heads', ''), 'has no html[lang]. Add one.'],
	[
		'an incomplete address',
		() => rule('Addresses', '<a href="tel:123">Call</a>'),
		'"tel:123" is incomplete. Use https://, a full e-mail address or a number with its country code.',
	],
	[
		'two words without a space between them',
		() => rule('Words', '<p><a href="/">one</a><a href="/">two</a></p>'),
		'"one||two" has no space between the words. Add one.',
	],
	['no structured data', () => rule('Structured data', ''), 'missing, or not one block of valid JSON.'],
	['no security policy', () => rule('Content security policy', ''), 'missing: the page has no policy.'],
	[
		'one problem',
		() => formatReport([{ kind: 'Titles', where: 'a.html', what: 'b' }]).split('\n'),
		'Launch check: 1 problem to fix.',
	],
	['nothing to fix', () => formatReport([]).split('\n'), 'Launch check: ready to launch.'],
];

it.each(messages)('says what to do about %s', async (_, produce, sentence) => {
	expect(await produce()).toContain(sentence);
});
