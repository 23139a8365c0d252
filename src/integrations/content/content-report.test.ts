import { EventEmitter } from 'node:events';
import { readdirSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, parse as parsePath } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, it, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { makeFolder } from '../../testing/folder.ts';
import { readSettings } from '../build-settings.ts';
import { runHook } from '../testing/run-astro.ts';
import { contentReport } from './content-report.ts';

/** A picture that there is. */
const [image = ''] = readdirSync('src/assets/portfolio').map((name) => parsePath(name).name);
let root: string;
const file = (name: string) => join(root, 'content', name);
const warn = vi.fn();
const build = () =>
	runHook(contentReport(readSettings({})), 'astro:config:setup', {
		config: { root: pathToFileURL(`${root}/`) },
		command: 'build',
		logger: { warn },
	});

/** What a build that stops says, a line each. */
const sentences = async (): Promise<string[]> => {
	const report = await build().then(String, (error: unknown) => (error instanceof Error ? error.message : ''));
	return report.split('\n').slice(1);
};

/** Pages that show projects show the only one that there is here. */
async function onlyProjectA(folder: string): Promise<void> {
	for (const name of await readdir(file(folder))) {
		const path = file(`${folder}/${name}`);
		const text = await readFile(path, 'utf8');
		const page: { blocks?: { kind: string }[] } = name.endsWith('.yaml') ? parse(text) : {};
		const blocks = page.blocks?.map((block) => (block.kind === 'projects' ? { ...block, slugs: ['a'] } : block));
		if (blocks) await writeFile(path, stringify({ ...page, blocks }));
	}
}

beforeEach(async () => {
	warn.mockClear();
	root = await makeFolder();
	for (const folder of ['content', 'public']) await cp(folder, join(root, folder), { recursive: true });
	const page: object = parse(await readFile(file('pages/portfolio.yaml'), 'utf8'));
	// At the head of the file, so that an edit of the page moves no line of theirs.
	const chips = { chips: ['Games', 'Films'] };
	await writeFile(file('pages/portfolio.yaml'), stringify(Object.assign({ ...chips }, page, chips)));
	await rm(file('projects'), { recursive: true });
	await mkdir(file('projects'));
	const project = { order: 1, name: 'A', location: 'Surat', sector: 'Toys', image, alt: 'A', problem: 'A' };
	await writeFile(file('projects/a.yaml'), stringify({ ...project, categories: ['Games', 'Films'] }));
	const home: { work: object } = parse(await readFile(file('pages/home.yaml'), 'utf8'));
	await writeFile(file('pages/home.yaml'), stringify({ ...home, work: { ...home.work, slugs: ['a'] } }));
	for (const folder of ['pages', 'services']) await onlyProjectA(folder);
	await rm(file('blog'), { recursive: true });
	await mkdir(file('blog'));
});

it('lets right content through, and says that example values remain', async () => {
	await build();
	expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\d+ placeholders remain in content\//));
});

it('stops the build for wrong content, with all faults of all files at once', async () => {
	await rm(file('forms.yaml'));
	await writeFile(file('crafts.yaml'), '[]\n');
	await writeFile(file('llms.yaml'), 'text: A\npages: B\nservices: C\nprojects: D\nposts: E\npost: F\n');
	await writeFile(file('blog/a.html'), 'A post');
	await expect(build()).rejects.toThrowErrorMatchingInlineSnapshot(`
		[Error: 4 faults in content/ (the fields are described in src/schemas/):
		  content/blog/a.html:1: found "A post", expected --- as the first line, the fields of the post, --- again, and the text below
		  content/crafts.yaml:1: found [], expected a list that is not empty
		  content/forms.yaml: found no such file, expected a YAML file
		  content/llms.yaml:6 · post: found an unknown field, expected one of text, pages, services, projects, posts (did you mean posts?)]
	`);
});

it('stops the build for a chip without a project and a project without a chip', async () => {
	const text = await readFile(file('projects/a.yaml'), 'utf8');
	await writeFile(file('projects/a.yaml'), text.replace('Games', 'Gmes'));
	await expect(build()).rejects.toThrowErrorMatchingInlineSnapshot(`
		[Error: 2 faults in content/ (the fields are described in src/schemas/):
		  content/pages/portfolio.yaml:2 · chips, entry 1: found "Games" (5 characters), expected a category of a project in content/projects
		  content/projects/a.yaml:9 · categories, entry 1: found "Gmes" (4 characters), expected one of Games, Films]
	`);
});

it('stops the build for a post that names a service or a project that there is not', async () => {
	const post = 'title: A\ncreatedAt: 2026-01-31\nproject: B\nservice: pottery';
	await writeFile(file('blog/a.html'), `---\n${post}\n---\nText`);
	await expect(build()).rejects.toThrow(
		/blog\/a.html:4 · project: found "B".*expected one of a\n.*:5 · service: found "pottery".*expected one of \S+, /,
	);
});

it('needs a service', async () => {
	await rm(file('services'), { recursive: true });
	await expect(build()).rejects.toThrow('content/services/: found no file, expected one a service');
});

it('checks a service that was added', async () => {
	await writeFile(file('services/extra.yaml'), 'order: 7\n');
	await expect(build()).rejects.toThrow(
		'content/services/extra.yaml:1 · card: found nothing, expected fields below it',
	);
});

it('stops the build for a page at the address of another, a redirect that hides a page, links to none and projects that there are not', async () => {
	const page = stringify({
		head: { title: 'A title of thirty characters or more', description: 'Words '.repeat(20) },
		breadcrumb: 'Words',
		hero: { title: 'Words', lead: 'Words' },
		blocks: [
			{ kind: 'statement', title: 'Words', button: { label: 'Go', href: '/abuot' } },
			{ kind: 'projects', title: 'Words', text: 'Words', slugs: ['a', 'b'] },
		],
	});
	await writeFile(file('pages/landing-page.yaml'), page);
	await writeFile(file('pages/words.md'), `---\n${page}---\nWords.\n`);
	const redirects = await readFile(file('redirects.yaml'), 'utf8');
	await writeFile(
		file('redirects.yaml'),
		`- { from: /words, to: /about }\n- { from: /old, to: /older }\n- { from: /older, to: /old }\n${redirects}`,
	);
	await expect(build()).rejects.toThrowErrorMatchingInlineSnapshot(`
		[Error: 8 faults in content/ (the fields are described in src/schemas/):
		  content/pages/landing-page.yaml: found the address /landing-page, which content/pages/landing.yaml has, expected another file name
		  content/pages/landing-page.yaml:14 · href: found /abuot, which is no page, expected a page of this site (did you mean /about?)
		  content/pages/landing-page.yaml:20 · blocks, entry 2 "Words", slugs, entry 2: found "b" (1 characters), expected one of a
		  content/pages/words.md:15 · href: found /abuot, which is no page, expected a page of this site (did you mean /about?)
		  content/pages/words.md:21 · blocks, entry 2 "Words", slugs, entry 2: found "b" (1 characters), expected one of a
		  content/redirects.yaml:1 · from: found /words, which is a page, expected an address that no page has
		  content/redirects.yaml:2 · to: found /older, which is no page, expected a page of this site
		  content/redirects.yaml:3 · to: found /old, which is no page, expected a page of this site]
	`);
});

const pageYaml = `head:
  title: A title of thirty characters or more
  description: ${'Words '.repeat(20).trim()}
breadcrumb: Words
hero:
  title: Words
  lead: Words
blocks:
  - kind: offers
    title: Prices
    text: Words
    items:
      - name: Bowls
        text: Words
        icon: ph:storefront
`;
const edit = (before: string, after: string) => pageYaml.replace(before, after);
const fields = 'title: Words\ncreatedAt: 2026-01-31';

/* What an editor gets wrong in a page, and what is said behind the name of the file. */
it.each([
	[
		'an indentation',
		edit('  lead', '   lead'),
		':6: found the line "  title: Words", expected the line below it to begin in the same column',
	],
	[
		'a line too far to the left',
		edit('    text: Words\n    items', '   text: Words\n    items'),
		':11: found the line "   text: Words", expected the fields of one record to begin in the same column, and what belongs to a field two spaces further in',
	],
	['a tab', edit('  lead', '\tlead'), ':7: found the line "\\tlead: Words", expected spaces in place of tabs'],
	[
		'a colon in a text',
		edit('lead: Words', 'lead: Words: more'),
		`:7: found the line "  lead: Words: more", expected a text with signs such as : ' * @ { in double quotation marks`,
	],
	[
		'an apostrophe in a text',
		edit('lead: Words', "lead: 'It's more'"),
		`:7: found the line "  lead: 'It's more'", expected a text with signs such as : ' * @ { in double quotation marks`,
	],
	[
		'a quotation mark that stays open',
		`${pageYaml}link: 'none\n`,
		`:16: found the line "link: 'none", expected a closing quotation mark`,
	],
	[
		'an unknown field',
		edit('  lead', '  leed: Words\n  lead'),
		':7 · hero.leed: found an unknown field, expected one of look, art, side, title, lead, button (did you mean lead?)',
	],
	[
		'a missing field',
		edit('        text: Words\n', ''),
		':13 · blocks, entry 1 "Prices", items, entry 1 "Bowls", text: found nothing, expected a text',
	],
	['an empty file', '', ':1: found an empty file, expected the fields head, breadcrumb, frame, hero, blocks, link'],
	[
		'a wrong icon',
		edit('storefront', 'storefornt'),
		':15 · blocks, entry 1 "Prices", items, entry 1 "Bowls", icon: found "ph:storefornt" (13 characters), expected a name of icon-sets.iconify.design/ph (did you mean storefront?)',
	],
	[
		'an address without https',
		`${pageYaml}  - { kind: statement, title: Words, button: { label: Go, href: www.example.com } }\n`,
		':16 · blocks, entry 2 "Words", button.href: found "www.example.com" (15 characters), expected a path that starts with /, a #fragment, or an https:, mailto: or tel: address',
	],
	[
		'a title of 80 characters',
		edit('A title of thirty characters or more', 'Eighty letters '.repeat(6).slice(0, 80)),
		':2 · head.title: found "Eighty letters Eighty letters Eighty letters Eighty letters Eighty letters E... (80 characters), expected at most 60 characters',
	],
	[
		'a picture that is not there',
		`${pageYaml}  - { kind: picture, image: portfolio/${image}x, alt: Words }\n`,
		`:16 · blocks, entry 2 "Words", image: found "portfolio/${image}x" (${image.length + 11} characters), expected the name of a file in src/assets/portfolio, without its ending (did you mean ${image}?)`,
	],
	[
		'a link to a page that does not exist',
		edit('lead: Words', 'lead: Words\n  button: { label: Go, href: /abuot }'),
		':8 · href: found /abuot, which is no page, expected a page of this site (did you mean /about?)',
	],
	[
		'a link to a block that does not exist',
		edit('lead: Words', "lead: Words\n  button: { label: Go, href: '#lead-form' }"),
		':8 · href: found #lead-form, which is no place there, expected one of the blocks of /words: #offers',
	],
	[
		'words in braces that nobody fills in',
		edit('lead: Words', "lead: 'Call {phone}'"),
		':7 · hero.lead: found "Call {phone}" (12 characters), expected a text without {phone}: only {name} is filled in here',
	],
])('says what to do about %s', async (_mistake, text, sentence) => {
	await writeFile(file('pages/words.yaml'), text);
	expect(await sentences()).toEqual([`  content/pages/words.yaml${sentence}`]);
});

/* The same of other files, with the whole sentences. */
it.each([
	[
		'two records of one slug',
		'pages/words.md',
		`---\n${pageYaml}---\n`,
		'pages/words.yaml: found the address /words, which content/pages/words.md has, expected another file name',
	],
	[
		'a date that does not exist',
		'blog/words.md',
		`---\n${fields.replace('01-31', '02-31')}\n---\n\nWords.\n`,
		'blog/words.md:3 · createdAt: found "2026-02-31" (10 characters), expected a day that exists, as 2026-01-31, or a day, a time and an offset, as 2026-01-31T09:30:00+05:30',
	],
	[
		'a link and a picture in Markdown',
		'pages/more.md',
		`---\n${pageYaml}---\n\nWords, [more](/abuot).\n\n![Words](/images/none.png)\n`,
		[
			'pages/more.md:19: found /abuot, which is no page, expected a page of this site (did you mean /about?)',
			'pages/more.md:21: found the picture /images/none.png, expected the path of a file that lies in public/',
		],
	],
	[
		'links in a post',
		'blog/words.md',
		`---\n${fields}\n---\n\n## Prices\n\n[a](#prices) [b](/blog/words#post-prices) [d](/words.md)\n[e](/abuot) [f](#price)\n[g](/blog/word) [h](/list.pdf)\n`,
		[
			'blog/words.md:9: found /abuot, which is no page, expected a page of this site (did you mean /about?)',
			'blog/words.md:9: found #price, which is no place there, expected one of its headings: #prices',
			'blog/words.md:10: found /blog/word, which is no post, expected a post (did you mean /blog/words?)',
			'blog/words.md:10: found /list.pdf, which is no file, expected the path of a file that lies in public/',
		],
	],
	[
		'a file that nothing reads',
		'partner.yml',
		'name: Words',
		'partner.yml: found a file that nothing reads, expected a file that the site knows (did you mean partners.yaml?)',
	],
	[
		'a file of another kind among the pages',
		'pages/words.yml',
		pageYaml,
		'pages/words.yml: found a file that nothing reads, expected a name that ends in .yaml or .md',
	],
])('says what to do about %s', async (_mistake, name, text, said) => {
	await writeFile(file('pages/words.yaml'), pageYaml);
	await writeFile(file(name), text);
	expect(await sentences()).toEqual([said].flat().map((one) => `  content/${one}`));
});

/* One part of a file against another: each edit of a right file, and the end of the sentence. */
it.each([
	[
		'site.yaml',
		/^phone:(\n .*)+/m,
		"phone: { display: +91 555, number: '+15550000000' }",
		/phone\.display: found .*, expected the digits of \+15550000000 \(number\)$/,
	],
	[
		'site.yaml',
		/^hours:(\n .*)+/m,
		"hours: { open: [{ days: [1, 1], opens: '09:00', closes: '10:00' }], timeZone: UTC }",
		/hours\.open, entry 1, days, entry 2: found 1, expected each day once$/,
	],
	[
		'site.yaml',
		/^hours:(\n .*)+/m,
		"hours: { open: [{ days: [1], opens: '09:00', closes: '00:00' }], timeZone: UTC }",
		/closes: found "00:00" .*, expected a time after .* \(opens\)$/,
	],
	['pages/portfolio.yaml', /\{total\}/, 'all', /labels\.count: found .*, expected a text with \{total\} in it$/],
	['projects/a.yaml', /$/, 'services: [nonne]\n', /services, entry 1: found .*, expected one of /],
	['projects/a.yaml', /$/, 'industries: [textil]\n', /industries, entry 1: found .*, expected one of /],
	['pages/home.yaml', /- a$/m, '- b', /work\.slugs, entry 1: found "b" .*, expected one of a$/],
	['redirects.yaml', /^[^]*$/, '$&$&', /from: found .*, expected another than that of entry 1$/],
])('compares what %s says with itself: %s', async (name, before, after, sentence) => {
	await writeFile(file(name), (await readFile(file(name), 'utf8')).replace(before, after));
	expect(await sentences()).toContainEqual(expect.stringMatching(sentence));
});

it('wants services and projects to differ in their places', async () => {
	await cp(file('projects/a.yaml'), file('projects/b.yaml'));
	for (const name of (await readdir(file('services'))).slice(0, 2)) {
		const path = file(`services/${name}`);
		await writeFile(path, (await readFile(path, 'utf8')).replace(/^order: .*/m, 'order: 1'));
	}
	await expect(build()).rejects.toThrow(
		/projects\/b\.yaml:1 · order: found 1, .* than that of A\n.*services.* · order: found 1, .* than that of /,
	);
});

it('is every page of the development server while something is wrong, and lets the page come back', async () => {
	const watcher = new EventEmitter();
	const ws = Object.assign(new EventEmitter(), { send: vi.fn() });
	let handle: (request: object, response: object, next: () => void) => void = () => {};
	const server = {
		config: { base: '/' },
		middlewares: { use: (handler: typeof handle) => (handle = handler) },
		watcher: Object.assign(watcher, { add: vi.fn() }),
		ws,
	};
	const integration = contentReport(readSettings({}));
	await runHook(integration, 'astro:config:setup', { config: { root: pathToFileURL(`${root}/`) }, command: 'dev' });
	await runHook(integration, 'astro:server:setup', { server });
	const visit = () =>
		new Promise<string>((answer) => {
			const response = { setHeader: () => {}, end: answer };
			handle({ headers: { accept: 'text/html' } }, response, () => answer('the page'));
		});
	expect(await visit()).toBe('the page');
	const llms = await readFile(file('llms.yaml'), 'utf8');
	await writeFile(file('llms.yaml'), `${llms}more: A\n`);
	watcher.emit('all', 'change', file('llms.yaml'));
	expect(await visit()).toContain('/@vite/client');
	const message = expect.stringContaining('· more: found an unknown field');
	await vi.waitFor(() =>
		expect(ws.send).toHaveBeenCalledWith(expect.objectContaining({ err: expect.objectContaining({ message }) })),
	);
	await writeFile(file('llms.yaml'), llms);
	watcher.emit('all', 'change', file('llms.yaml'));
	expect(await visit()).toBe('the page');
	await vi.waitFor(() => expect(ws.send).toHaveBeenLastCalledWith({ type: 'full-reload' }));
});
