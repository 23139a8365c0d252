import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { readSettings } from '../../src/lib/build/site/build-settings.ts';
import { policyDirectives } from '../../src/lib/build/hosting/policy.ts';
import { markdownPath } from '../../src/lib/shared/site/urls.ts';
import { makeFolder, writeFiles } from '../../src/testing/folder.ts';
import { checkProject } from './check-project.ts';
import { completeSettings as env } from './testing/complete-settings.ts';

const origin = env.PUBLIC_SITE_URL;
const policy = [...policyDirectives(readSettings(env)), "script-src 'self'", "style-src 'self'"].join(';');
const long = 'a text that is long enough for a search result, and so long that nobody could take it for too short. ';
const day = '2026-01-31T00:00:00.000Z';

/** Returns a page that passes every rule. */
function goodPage(path: string, body = '', more: readonly object[] = [], kind = 'website'): string {
	const [title, description] = [`A title of thirty characters: ${path}`, `${long}${path}`.padEnd(120, '.')];
	const url = origin + path;
	const trail = ['/', path].map((item, position) => {
		return { '@type': 'ListItem', position, name: path, item: origin + item };
	});
	const nodes = [
		{ '@type': 'WebPage', '@id': `${url}#page`, name: title, url, description, isPartOf: 'a', about: 'b' },
		{ '@type': 'BreadcrumbList', itemListElement: trail },
		...more,
	];
	return `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><meta name="theme-color" content="#fff"><title>${title}</title>
<meta name="description" content="${description}"><link rel="canonical" href="${url}">
<link rel="alternate" type="text/markdown" href="${markdownPath(path)}"><link rel="icon" href="/icon.svg"><link rel="apple-touch-icon" href="/icon.svg"><link rel="manifest" href="/site.webmanifest">
<meta property="og:type" content="${kind}"><meta property="og:url" content="${url}"><meta property="og:title" content="${title}">
<meta property="og:description" content="${description}"><meta property="og:image" content="${origin}/icon.svg">
<script type="application/ld+json">${JSON.stringify(nodes)}</script>
<meta http-equiv="content-security-policy" content="${policy}">
</head><body><main id="main"><h1>${path}</h1>${body}</main></body></html>`;
}

const postData = {
	...{ '@type': 'BlogPosting', headline: '/post', description: long, datePublished: day, author: 'a', publisher: 'a' },
	...{ url: `${origin}/post`, mainEntityOfPage: 'a', isPartOf: 'a', name: 'a' },
};
const paths = ['/', '/services', '/post'];
const project: Record<string, string> = {
	'content/site.yaml': 'name: Infotech\n',
	'dist/index.html': goodPage('/'),
	'dist/services.html': goodPage('/services'),
	'dist/services/index.html': goodPage('/services'),
	'dist/post.html': goodPage('/post', `<time datetime="${day}">31 January</time>`, [postData], 'article').replace(
		'<title>',
		`<meta property="article:published_time" content="${day}"><meta property="article:modified_time" content="${day}"><title>`,
	),
	'dist/404.html': goodPage('/404')
		.replace(/<link rel="(canonical|alternate)".*?>/g, '')
		.replace('<title>', '<meta name="robots" content="noindex"><title>'),
	...Object.fromEntries(
		paths.map((path) => [`dist${markdownPath(path)}`, `---\nurl: ${origin}${path}\n---\n\n# ${path}\n\n31 January\n`]),
	),
	'dist/llms.txt': paths.map((path) => `- [${path}](${origin}${markdownPath(path)}): ${path}`).join('\n'),
	'dist/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
	'dist/site.webmanifest': '{"start_url":"/","icons":[{"src":"/icon.svg","sizes":"9x9"}]}',
	'dist/robots.txt': `Sitemap: ${origin}/sitemap-index.xml`,
	'dist/sitemap-index.xml': `<sitemap><loc>${origin}/sitemap-0.xml</loc></sitemap>`,
	'dist/sitemap-0.xml': `<urlset><url><loc>${origin}/</loc></url><url><loc>${origin}/services</loc></url>
<url><loc>${origin}/post</loc><lastmod>${day}</lastmod></url></urlset>`,
};

let root: string;

beforeAll(async () => {
	root = await makeFolder(project);
});

/** Returns the findings for a correct site in which the given files are replaced. */
async function findings(changes: Record<string, string> = {}, settings: object = {}): Promise<string[]> {
	await writeFiles(root, changes);
	const report = await checkProject(root, { ...env, ...settings }, () => Promise.resolve(join(root, 'dist')));
	await writeFiles(root, Object.fromEntries(Object.keys(changes).map((file) => [file, project[file] ?? ''])));
	return report.findings.map(({ kind, where, what }) => `${kind} · ${where} · ${what}`);
}

it('finds no problems in a correct project and site', async () => {
	expect(await findings()).toEqual([]);
});

it('needs no backend if the newsletter is hidden', async () => {
	const alone = { PUBLIC_BACKEND_URL: '' };
	const policyAlone = policy.replace(` ${env.PUBLIC_BACKEND_URL}`, '');
	const pages = Object.entries(project).filter(([file]) => file.endsWith('.html'));
	const built = Object.fromEntries(pages.map(([file, html]) => [file, html.replace(policy, policyAlone)]));
	expect(await findings({ ...built, 'content/site.yaml': 'newsletter: false\n' }, alone)).toEqual([]);
	expect(await findings(built, alone)).toEqual([expect.stringMatching(/^Settings · .*PUBLIC_BACKEND_URL is not set/)]);
});

it.each([
	['an example address', 'content/site.yaml', 'email: { address: hello@example.com }', 1],
	['a link to an example address', 'content/projects/a.yaml', 'name: A\nlink: https://www.example.com/a', 2],
	['the delivered phone number as displayed', 'content/site.yaml', 'display: +91 261 555 0100', 1],
	['the delivered phone number as dialled', 'content/site.yaml', "number: '+912615550100'", 1],
	['the delivered phone number in a chat link', 'content/site.yaml', 'url: https://wa.me/912615550100?text=Hi', 1],
	['an example profile', 'content/site.yaml', 'url: https://www.youtube.com/@infotech-example', 1],
	['another example profile', 'content/site.yaml', 'url: https://www.facebook.com/infotech.example', 1],
	['the delivered street address', 'content/site.yaml', '\nstreet: Example House, 12 Sample Street', 2],
	['an invented client', 'content/clients.yaml', '- src: a\n  alt: Reshmika Looms', 2],
	[
		"an invented client's quote",
		'content/testimonials/home.yaml',
		'- content: >-\n    Every Friday there was\n    something we could open and try.',
		1,
	],
	['an example in the head of a page', 'content/pages/terms.md', '---\nhero: { text: Zarikart }\n---\n', 2],
	['an example in the text of a page', 'content/pages/terms.md', '---\nlink: footer\n---\n\nAsk hello@example.org.', 5],
])('finds %s without a placeholder line', async (_, file, text, line) => {
	const found = await findings({ [file]: text });
	expect(found).toEqual([expect.stringMatching(new RegExp(`^Examples · ${RegExp.escape(file)}:${line} · `))]);
});

it.each([
	['another phone number with 555 in it', 'content/site.yaml', "number: '+12125550100'"],
	['the word "example" in a sentence', 'content/pages/a.yaml', 'text: For example, a shop. It set an example.'],
	['a host name that contains "example"', 'content/site.yaml', 'url: https://example-hosting.test/an-example-of-us'],
	['an example address in a comment', 'content/site.yaml', '# hello@example.com\nname: A'],
	['an example address in a post', 'content/blog/a.md', '---\ntitle: A\n---\nYour shop at example.com'],
])('does not mistake %s for an example value', async (_, file, text) => {
	expect(await findings({ [file]: text })).toEqual([]);
});

it('lists a placeholder with an example value once', async () => {
	const text = 'email:\n  address: hello@example.com\n  placeholder: true\n';
	expect(await findings({ 'content/site.yaml': text })).toEqual([expect.stringMatching(/^Placeholders · /)]);
});

it('finds a lead form without delivery, and a blog that is empty by mistake', async () => {
	expect(await findings({}, { PUBLIC_EMAILJS_LEAD_TEMPLATE_ID: '' })).toEqual([
		expect.stringMatching(/^Settings · .*the lead form thanks visitors, but nobody gets/),
	]);
	const emptied = { 'dist/post.html': goodPage('/post') };
	expect(await findings(emptied)).toContainEqual(expect.stringMatching(/^Blog · blog\.html · has no posts/));
	expect(await findings({ ...emptied, 'content/site.yaml': 'emptyBlog: true\n' })).not.toContainEqual(
		expect.stringMatching(/^Blog · /),
	);
});

it('finds placeholders, missing settings and a failed build', async () => {
	expect(await findings({ 'content/site.yaml': 'name: Infotech\nplaceholder: true\n' })).toEqual([
		'Placeholders · content/site.yaml:2 · Replace the example value and delete this line.',
	]);
	expect(await findings({}, { PUBLIC_BACKEND_URL: '' })).toContainEqual(expect.stringMatching(/^Settings · /));
	const { findings: found } = await checkProject(root, env, () => Promise.reject(new Error('no such icon')));
	expect(found).toEqual([{ kind: 'Build', where: 'npm run build', what: 'no such icon' }]);
});

/** Markup to add below a page's heading, and the finding that this causes. */
const added: [title: string, body: string, finding: RegExp][] = [
	['invalid HTML', '<label for="nothing">a</label>', /^HTML · services\.html · .*no-missing-references/],
	['a picture without alt', '<img src="/icon.svg">', /^HTML · services\.html · .*h37/],
	['two main headings', '<h1>b</h1>', /^HTML · .*heading-level/],
	['a link that leads nowhere', '<a href="/nowhere">a</a>', /^Links · services\.html · \/nowhere leads nowhere/],
	['a link in the wrong case', '<a href="/Post">a</a>', /^Links · .*\/Post leads nowhere/],
	['a broken absolute link to the site itself', `<a href="${origin}/lost">a</a>`, /^Links · .*\/lost leads/],
	['a missing picture', '<img src="/lost.webp" alt="">', /^Links · services\.html · \/lost\.webp/],
	['a missing id on another page', '<a href="/post#lost">a</a>', /\/post#lost leads to an id/],
	['a link that ends with a slash', '<a href="/post/">a</a>', /"\/post\/" ends with a slash/],
	['an external link without https', '<a href="http://a.test/">a</a>', /^Addresses · .*is incomplete/],
	['a phone number without a country code', '<a href="tel:123">a</a>', /^Addresses · .*"tel:123"/],
	['words that run together', '<p><a href="/">one</a><a href="/">two</a></p>', /"one\|\|two" has no space/],
	['an inline script that the policy blocks', '<script>go()</script>', /policy · .*blocks <script>/],
	['a style attribute', '<p style="color:red">a</p>', /policy · .*blocks .*<p style/],
	['an event handler', '<p onclick="go()">a</p>', /policy · .*blocks .*<p onclick/],
];

it.each(added)('finds %s', async (_, body, expected) => {
	expect(await findings({ 'dist/services.html': goodPage('/services', body) })).toContainEqual(
		expect.stringMatching(expected),
	);
});

/** Text to replace on the post's page, and the finding that this causes. */
const replaced: [title: string, from: string, to: string, finding: RegExp][] = [
	['no main heading', '<h1>/post</h1>', '/post', /^Heads · post\.html · has no h1/],
	['no title', '<title>A title of thirty characters: /post</title>', '', /^Titles · post\.html · missing/],
	['a short title', 'A title of thirty characters:', 'Short:', /^Titles · .*at least 30/],
	['no description', 'name="description"', 'name="other"', /^Descriptions · post\.html · missing/],
	['a different title in previews', 'og:title" content="', 'og:title" content="x', /^Heads · .*og:title is "x/],
	[
		'a canonical link to another host',
		`canonical" href="${origin}`,
		'canonical" href="https://a.test',
		/^Heads · .*canonical/,
	],
	['a different address in previews', `og:url" content="${origin}/post`, `og:url" content="${origin}/`, /og:url is "/],
	['a post that previews treat as a page', 'content="article"', 'content="website"', /^Heads · .*og:type is "website"/],
	[
		'no publication date in previews',
		'article:published_time',
		'x',
		/article:published_time is missing. Set it to "2026/,
	],
	[
		'no modification date in previews',
		'article:modified_time',
		'x',
		/article:modified_time is missing. Set it to "2026/,
	],
	[
		'a hidden page in the sitemap',
		'<title>',
		'<meta name="robots" content="noindex"><title>',
		/^Sitemap · .*search engines may not list/,
	],
	['structured data that does not parse', '[{"@type":"WebPage"', '{"@type":"WebPage"', /^Structured data · .*JSON/],
	[
		'an unknown type of structured data',
		'"@type":"WebPage"',
		'"@type":"Recipe"',
		/^Structured data · .*Recipe is not in the table/,
	],
	[
		'structured data without a required field',
		'"isPartOf":"a","about"',
		'"about"',
		/^Structured data · .*WebPage lacks isPartOf/,
	],
	['structured data that refers to nothing', '"about":"b"', '"about":{"@id":"#b"}', /refers to "#b"/],
	[
		'a claim that the page does not show',
		'"position":0,"name":"/post"',
		'"position":0,"name":"Nine"',
		/the name "Nine", which/,
	],
	[
		'a date that visitors do not see',
		`datetime="${day}"`,
		'datetime="2025-01-31"',
		/datePublished "2026.*does not show/,
	],
	[
		'a date that differs from the sitemap',
		`"datePublished":"${day}"`,
		'"datePublished":"2025-01-31"',
		/^Sitemap · .*dates .*\/post 2026/,
	],
	[
		'a link to the Markdown of another page',
		'href="/post.md"',
		'href="/services.md"',
		/^Markdown · post\.html · should link to/,
	],
	['no policy', 'content-security-policy', 'x-policy', /policy · .*no policy/],
	['a policy that lacks a directive', "default-src 'none'", "default-src 'self'", /lacks "default-src 'none'"/],
	['a policy that allows too much', "script-src 'self'", "script-src 'self' 'unsafe-inline'", /allows too much/],
	[
		'a hash that nothing uses',
		"style-src 'self'",
		"style-src 'self' 'sha256-a'",
		/allows sha256-a, which nothing uses/,
	],
];

it('finds pages with the same title, except posts', async () => {
	const titled = (file: string) => ({ [file]: project[file]?.replaceAll(/characters: \/\w*/g, 'characters: /') ?? '' });
	expect(await findings(titled('dist/services.html'))).toContainEqual(
		expect.stringMatching(/^Titles · index\.html, services\.html · share "A/),
	);
	expect(await findings(titled('dist/post.html'))).not.toContainEqual(expect.stringMatching(/^Titles/));
});

it.each(replaced)('finds %s', async (_, from, to, expected) => {
	const page = project['dist/post.html'] ?? '';
	expect(page).toContain(from);
	expect(await findings({ 'dist/post.html': page.replace(from, () => to) })).toContainEqual(
		expect.stringMatching(expected),
	);
});

it.each([
	['sitemap-0.xml', `<url><loc>${origin}/</loc></url>`, /^Sitemap · post\.html · .*is not in the sitemap/],
	['robots.txt', 'Sitemap: https://old.test/sitemap-index.xml', /^Sitemap · robots\.txt/],
	['post.md', `---\nurl: ${origin}/post\n---\n\n[b](/services)`, /^Markdown · post\.md · has the address \/services/],
	['post.md', `---\nurl: ${origin}/post\n---\n\n<b>b</b>`, /^Markdown · post\.md · has the HTML element <b>/],
	['llms.txt', `- [a](${origin}/lost.md): a`, /^Markdown · llms\.txt · lists .*lost\.md/],
	['llms.txt', '', /^Markdown · llms\.txt · does not list \/services\.md/],
	['_astro/phone.jpg', 'as the phone took it', /^Pictures · _astro\/phone\.jpg · appears on no page. Delete/],
	['site.webmanifest', '{"start_url":"/","icons":[{"src":"/icon.svg","sizes":"192x192"}]}', /^Manifest · .*is 9x9/],
])('finds the problem in %s', async (file, text, expected) => {
	expect(await findings({ [`dist/${file}`]: text })).toContainEqual(expect.stringMatching(expected));
});

it('finds the problems in the feed', async () => {
	const item = (link: string, text: string) =>
		`<item><link>${link}</link><content:encoded><![CDATA[${text}]]></content:encoded></item>`;
	const found = await findings({
		'dist/post.html': goodPage('/post', '<div data-post-body>Silk</div>'),
		'dist/rss.xml': `<rss>${item(`${origin}/post`, '<a href="/services">Wool</a>')}${item(`${origin}/lost`, '')}</rss>`,
	});
	for (const what of [
		'rss.xml · lists 2 posts instead of 1.',
		`rss.xml · has a text for ${origin}/post that differs from its page.`,
		'rss.xml · has the address /services, which is not absolute.',
		`rss.xml · lists ${origin}/lost, which is not a post.`,
		`post.html · does not link to the feed ${origin}/rss.xml.`,
	])
		expect(found).toContain(`Feed · ${what}`);
});

it('finds links on the 404 page that leave the sub-path', async () => {
	const page = (project['dist/404.html'] ?? '').replace('</h1>', '</h1><a href="/services">a</a>');
	const found = await findings({ 'dist/404.html': page }, { BASE_PATH: '/website' });
	expect(found).toContainEqual(expect.stringMatching(/^Links · 404\.html · \/services leads nowhere/));
});
