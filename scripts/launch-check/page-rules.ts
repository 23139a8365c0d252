import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';
import { isTag, type AnyNode, type Element } from 'domhandler';
import { ruleFiles } from '../../src/integrations/hosting/host-files.ts';
import { policyDirectives } from '../../src/integrations/policy/policy.ts';
import { href } from '../../src/lib/site/urls.ts';
import { htmlFaults } from '../lib/html-validator.ts';
import { copyOf, type Page, type Rule, type Site } from './site.ts';

/** A rule that looks at one page at a time. */
const eachPage =
	(kind: string, faultsOf: (page: Page, site: Site) => string[]): Rule =>
	(site) =>
		site.pages.flatMap((page) => [...new Set(faultsOf(page, site))].map((what) => ({ kind, where: page.file, what })));

const elementsOf = ($: CheerioAPI): Element[] => $('*').toArray().filter(isTag);

/** Each page is valid HTML. */
export const markup = eachPage('HTML', ({ html }) => htmlFaults(html));

/** Each picture says what it shows, or that it is decoration. */
export const pictures = eachPage('Pictures', ({ $ }) =>
	$('img:not([alt])')
		.toArray()
		.map((img) => `<img src="${$(img).attr('src')}"> has no alt: say what it shows, or alt="" for decoration`),
);

/** Links are such as the route table has them, and those elsewhere are secure and complete. */
export const addresses = eachPage('Addresses', ({ $, url: own }, { settings: { siteUrl, base } }) =>
	$('a[href]')
		.toArray()
		.flatMap((link) => {
			const address = $(link).attr('href') ?? '';
			const url = URL.canParse(address, own) ? new URL(address, own) : undefined;
			if (url === undefined) return [`"${address}" is no address`];
			if (url.origin === siteUrl) {
				const isSlashed = url.pathname.endsWith('/') && url.pathname !== href('/', base);
				return isSlashed ? [`"${address}" ends with a slash, as no address of the site does`] : [];
			}
			const isWhole = /^(https:\/\/[^/]+\.|mailto:[^@]+@[^@]+\.|tel:\+\d{8,})/.test(address);
			return isWhole ? [] : [`"${address}" is not https, a whole e-mail address or a number with its country`];
		}),
);

const INLINE = 'a, button, label, span, strong, em, small, time, svg, svg *, img, picture, source';

/** The text below a node; elements that stand on a line with their neighbours leave a mark, others end the line. */
function linesOf($: CheerioAPI, node: AnyNode): string {
	if (node.type === 'text') return node.data;
	if (!('children' in node) || $(node).is('script, style, template')) return '';
	// What stands in a post is its author's.
	if ($(node).is('[data-post-body]')) return '\n';
	const edge = $(node).is(INLINE) && !$(node).is('[role=tab]') ? '|' : '\n';
	return edge + node.children.map((child) => linesOf($, child)).join('') + edge;
}

/** Words of neighbours on a line do not run together for whoever reads the text alone. */
export const words = eachPage('Words', ({ $ }) =>
	$('body')
		.toArray()
		.flatMap((body) => linesOf($, body).match(/[^\n|]{0,20}[\p{L}\p{N}]\|+[\p{L}\p{N}(][^\n|]{0,20}/gu) ?? [])
		.map((found) => `"${found}" run together: put a space between them`),
);

/** What the policy of a page would block although the page has it. */
function blocked($: CheerioAPI, policy: string): string[] {
	const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
	const programs = $('script:not([src])').filter((_, { attribs }) =>
		/^(|module|text\/javascript)$/.test(attribs['type'] ?? ''),
	);
	const inline = [...programs.toArray(), ...$('style').toArray()];
	const lost = inline.filter((element) => !policy.includes(hashOf($(element).text())));
	const handlers = elementsOf($).flatMap((element) =>
		Object.keys(element.attribs)
			.filter((name) => /^on|^style$/.test(name))
			.map((name) => `<${element.name} ${name}>`),
	);
	return [
		...lost.map(({ name }) => `blocks an inline <${name}> of the page: move it to a file`),
		...handlers.map((name) => `blocks ${name}: use a class, or a listener in a script`),
	];
}

/** Each page carries the whole policy of src/integrations/policy/policy.ts, and nothing on it is against that. */
export const policy = eachPage('Content security policy', ({ $ }, { settings }) => {
	const text = $('meta[http-equiv="content-security-policy"]').attr('content');
	if (text === undefined) return ['is missing: the page has no policy'];
	const found = text.split(';').map((part) => part.trim());
	const lacking = policyDirectives(settings).filter((directive) => !found.includes(directive));
	const unruled = ['script-src', 'style-src'].filter((name) => !found.some((part) => part.startsWith(`${name} `)));
	return [
		...[...lacking, ...unruled].map((directive) => `lacks "${directive}"`),
		...found.filter((part) => part.includes("'unsafe-")).map((part) => `allows too much: ${part}`),
		...blocked($, text),
	];
});

/** The paths in a page's attributes, island properties, styles and speculation rules. */
function pathsOf($: CheerioAPI): string[] {
	const quoted = (text: string): string[] => [...text.matchAll(/"(\/[^"\s]*)"/g)].flatMap(([, path]) => path ?? []);
	const inAttributes = elementsOf($)
		// The script that reads an island's options adds the sub-path itself.
		.flatMap(({ attribs }) => Object.entries(attribs).filter(([name]) => name !== 'opts'))
		.flatMap(([, value]) => (value.startsWith('/') ? [value] : value.startsWith('{') ? quoted(value) : []));
	const inStyles = [
		...$('style')
			.text()
			.matchAll(/url\(["']?(\/[^"')]*)/g),
	].flatMap(([, path]) => path ?? []);
	return [...inAttributes, ...inStyles, ...quoted($('script[type="speculationrules"]').text())];
}

/** Under a sub-path, each path that a page names lies below it. */
export const subPath = eachPage('Sub-path', ({ $ }, { settings: { base } }) =>
	base === '/'
		? []
		: pathsOf($)
				.filter((path) => !path.startsWith('//') && !`${path}/`.startsWith(`${base}/`))
				.map((path) => `"${path}" leaves the sub-path ${base}: make it with href() of src/lib/site/urls.ts`),
);

const HOSTS = String.raw`localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|\[::1\]|[\w-]+\.local`;
/** A host of this machine or of a private network, or any host with a port of its own. */
const LOCAL = new RegExp(`(?:https?|wss?)://(?:(?:${HOSTS})(?![\\w.-])(?::\\d+)?|[\\w.-]+:\\d+)`, 'gi');
/** axios names one for the case that there is no window; in a browser there is. */
const LIBRARY = /location\.href\s*\|\|\s*["'`]http:\/\/localhost["'`]/g;

/** No file of the build names this machine, a private network, or a port. */
export const localAddresses: Rule = ({ files }) =>
	[...files].flatMap(([file, text = '']) =>
		text
			.replace(LIBRARY, '')
			.split('\n')
			.flatMap((line, index) =>
				[...new Set(line.match(LOCAL) ?? [])].map((address) => ({
					kind: 'Local addresses',
					where: `${file}:${index + 1}`,
					what: `names ${address}, which visitors cannot reach`,
				})),
			),
	);

/** Pages that servers look for by their exact file name. */
const SINGLE = ['index.html', '404.html', 'post-shell.html'];

/** What hosts need is there: their rules, and a folder for each page with the same page, for servers that know only folders. */
export const hostFiles: Rule = ({ files, pages, settings: { base } }) => {
	const copied = pages.filter(({ file }) => !SINGLE.includes(file) && !file.endsWith('/index.html'));
	const expected = [
		...Object.entries(ruleFiles(base)),
		...copied.map(({ file, html }) => [copyOf(file), html] as const),
	];
	return expected
		.filter(([file, text]) => files.get(file) !== text)
		.map(([where]) => ({
			kind: 'Files for hosts',
			where,
			what: 'is missing or not as it was built: build again, and upload hidden files too',
		}));
};
