import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../testing/folder.ts';
import { checkContent } from './check-content.ts';
import { readContent } from './model.ts';
import { formatProblem } from '../../shared/content/problem.ts';

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
const card = 'card: { name: Pottery, text: Words }\n';
const project = `name: A
location: Surat
sector: Toys
image: shop
alt: A
problem: A
categories: [Games]
`;

const words = (...names: string[]) => names.map((name) => `${name}: Words`).join(', ');
const labels = `${words('filter', 'all', 'read', 'concept', 'concepts')}, count: '{count} of {total}', visit: '{project}'`;
const ofProject = words(
	...['client', 'sector', 'location', 'role', 'services', 'problem', 'constraints', 'decisions', 'handedOver'],
	...['result', 'before', 'after', 'next', 'all', 'shows', 'unused'],
);
const way = '{ label: Words, href: /contactus }';
const portfolio = `chips: [Games]
head: { title: A title of thirty characters or more, description: ${'Words '.repeat(20).trim()} }
breadcrumb: Words
hero: { ${words('title', 'lead')} }
labels: { ${labels} }
project: { ${ofProject}, ask: ${way}, start: ${way} }
`;

/** A site with only a few files. The tests ignore problems with missing files. */
const site = {
	'content/pages/words.yaml': pageYaml,
	'content/services/pottery.yaml': `order: 1\n${card}${pageYaml}`,
	'content/projects/shop.yaml': `order: 1\n${project}`,
	'content/industries.yaml': '- { name: Textile, mark: common }\n',
	'src/assets/portfolio/shop.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"/>',
	'src/assets/marks/common.svg': '',
	'public/images/a.txt': '',
};

/** Adds these files to the site above, and returns the problems found in them. */
async function said(files: Readonly<Record<string, string>>): Promise<string[]> {
	const contents = Object.fromEntries(Object.entries(files).map(([name, text]) => [`content/${name}`, text]));
	const root = await makeFolder({ ...site, ...contents });
	const problems = await checkContent(readContent(root));
	return problems.filter(({ location: { file } }) => file in contents).map(formatProblem);
}
const edit = (before: string, after: string) => pageYaml.replace(before, after);
const post = 'title: Words\ncreatedAt: 2026-01-31';

it('accepts a valid page', async () => {
	expect(await said({ 'pages/words.yaml': pageYaml })).toEqual([]);
});

it('lists the problems in all files at once', async () => {
	const found = await said({
		'pages/words.yaml': edit('storefront', 'storefornt').replace('A title of', 'A'),
		'services/extra.yaml': 'order: 7\n',
		'partner.yml': 'name: Words',
	});
	expect(found.join('\n')).toMatchInlineSnapshot(`
		"content/pages/words.yaml:2 head.title: 27 characters, at least 30. Write more.
		content/pages/words.yaml:15 blocks, entry 1 "Prices", items, entry 1 "Bowls", icon: the icon "ph:storefornt" does not exist. Did you mean ph:storefront?
		content/partner.yml: nothing reads this file. Did you mean partners.yaml?
		content/services/extra.yaml:1 head: missing. Add a group of fields.
		content/services/extra.yaml:1 breadcrumb: missing. Add text.
		content/services/extra.yaml:1 hero: missing. Add a group of fields.
		content/services/extra.yaml:1 card: missing. Add a group of fields."
	`);
});

/* Mistakes in a page, each with the message expected after the file name. */
it.each([
	[
		'a title of 80 characters',
		edit('A title of thirty characters or more', 'Eighty letters '.repeat(6).slice(0, 80)),
		':2 head.title: 80 characters, at most 60. Shorten it.',
	],
	[
		'a misspelt icon',
		edit('storefront', 'storefornt'),
		':15 blocks, entry 1 "Prices", items, entry 1 "Bowls", icon: the icon "ph:storefornt" does not exist. Did you mean ph:storefront?',
	],
	[
		'a missing picture',
		`${pageYaml}  - { kind: picture, image: portfolio/shopx, alt: Words }\n`,
		':16 blocks, entry 2 "Words", image: src/assets/portfolio has no picture "shopx". Did you mean shop?',
	],
	[
		'a link to a page that does not exist',
		edit('lead: Words', 'lead: Words\n  button: { label: Go, href: /abuot }'),
		':8 hero.button.href: the page /abuot does not exist. Did you mean /about?',
	],
	[
		'a link to a block that does not exist',
		edit('lead: Words', "lead: Words\n  button: { label: Go, href: '#lead-form' }"),
		':8 hero.button.href: #lead-form does not exist on this page. Use one of #offers.',
	],
	[
		'a link to a block that another page does not have',
		edit('lead: Words', "lead: Words\n  button: { label: Go, href: '/services/pottery#form' }"),
		':8 hero.button.href: #form does not exist on /services/pottery. Use one of #offers.',
	],
	[
		'a broken link in a text block',
		`${pageYaml}  - { kind: text, text: 'See [prices](/prcies).' }\n`,
		':16 blocks, entry 2 "text", text: the page /prcies does not exist. Link to a page of this site.',
	],
	[
		'a missing project',
		`${pageYaml}  - { kind: projects, title: Words, text: Words, slugs: [shop, shp] }\n`,
		':16 blocks, entry 2 "Words", slugs, entry 2: the project "shp" does not exist. Did you mean shop?',
	],
])('says what to do about %s', async (_mistake, text, sentence) => {
	expect(await said({ 'pages/words.yaml': text })).toEqual([`content/pages/words.yaml${sentence}`]);
});

/* Mistakes in other files, each with the whole message expected. */
it.each<[mistake: string, file: string, text: string, said: string | string[]]>([
	[
		'a page with the address of a page that has its own layout',
		'pages/landing-page.yaml',
		pageYaml,
		'pages/landing-page.yaml: content/pages/landing.yaml already has the address /landing-page. Rename this file.',
	],
	...['edit', 'late-post', 'icons', 'images', '404'].map((name): [string, string, string, string] => [
		`the name ${name}, which the site itself uses`,
		`pages/${name}.yaml`,
		pageYaml,
		`pages/${name}.yaml: the site itself already has the address /${name}. Rename this file.`,
	]),
	[
		'a broken link and a missing picture in Markdown',
		'pages/more.md',
		`---\n${pageYaml}---\n\nWords, [more](/abuot).\n\n![Words](/images/none.png)\n`,
		[
			'pages/more.md:19: the page /abuot does not exist. Did you mean /about?',
			'pages/more.md:21: the file /images/none.png does not exist. Add the file to public/, or correct the path, which must start with /.',
		],
	],
	[
		'broken links in a post',
		'blog/words.md',
		`---\n${post}\n---\n\n## Prices\n\n[a](#prices) [b](/blog/words#post-prices) [d](/words.md)\n[e](/abuot) [f](#price)\n[g](/blog/word) [h](/list.pdf)\n`,
		[
			'blog/words.md:9: the page /abuot does not exist. Did you mean /about?',
			'blog/words.md:9: #price does not exist on this page. Use one of #prices.',
			'blog/words.md:10: the post /blog/word does not exist. Did you mean /blog/words?',
			'blog/words.md:10: the file /list.pdf does not exist. Add the file to public/, or correct the path, which must start with /.',
		],
	],
	[
		'a missing project, service and picture in a post',
		'blog/words.md',
		`---\n${post}\nproject: B\nservice: pottry\nimageUrl: /images/none.png\n---\nText\n`,
		[
			'blog/words.md:4 project: the project "B" does not exist. Use one of shop.',
			'blog/words.md:5 service: the service "pottry" does not exist. Did you mean pottery?',
			'blog/words.md:6 imageUrl: public/images/none.png does not exist. Add the file to public/, or correct the path.',
		],
	],
	[
		'a file that nothing reads',
		'partner.yml',
		'name: Words',
		'partner.yml: nothing reads this file. Did you mean partners.yaml?',
	],
	[
		'a file with the wrong extension among the pages',
		'pages/notes.yml',
		pageYaml,
		'pages/notes.yml: nothing reads this file. Give the file a name that ends in .yaml or .md.',
	],
	[
		'a file with the wrong extension among the posts',
		'blog/notes.txt',
		'Words',
		'blog/notes.txt: nothing reads this file. Give the file a name that ends in .md or .html.',
	],
	[
		'a missing service and industry in a project',
		'projects/shop.yaml',
		`order: 1\n${project}services: [potery]\nindustries: [textil]\n`,
		[
			'projects/shop.yaml:9 services, entry 1: the service "potery" does not exist. Did you mean pottery?',
			'projects/shop.yaml:10 industries, entry 1: the industry "textil" does not exist. Did you mean textile?',
		],
	],
	[
		'a project in the position of another',
		'projects/toys.yaml',
		`order: 1\n${project}`,
		'projects/toys.yaml:1 order: A already has 1. Choose another number.',
	],
	[
		'a service in the position of another',
		'services/weaving.yaml',
		`order: 1\n${card.replace('Pottery', 'Weaving')}${pageYaml}`,
		'services/weaving.yaml:1 order: Pottery already has 1. Choose another number.',
	],
	[
		'redirects that hide a page, lead to a missing page or are repeated',
		'redirects.yaml',
		'- { from: /words, to: /about }\n- { from: /old, to: /older }\n- { from: /older, to: /abuot }\n- { from: /old, to: /about }\n- { from: /edit, to: /about }\n- { from: /industries, to: /Industries }\n',
		[
			'redirects.yaml:1 entry 1 "/words", from: /words is a page. Redirect only addresses that have no page.',
			'redirects.yaml:2 entry 2 "/old", to: the page /older does not exist. Redirect to a page of this site.',
			'redirects.yaml:3 entry 3 "/older", to: the page /abuot does not exist. Did you mean /about?',
			'redirects.yaml:4 entry 4 "/old", from: entry 2 already has /old. Delete one of the two.',
			'redirects.yaml:5 entry 5 "/edit", from: /edit is a page. Redirect only addresses that have no page.',
		],
	],
	[
		'a typeface that is not installed',
		'brand/typefaces.yaml',
		"display: { family: Figtree, weights: '650' }\ntext: { family: Comic Sans, weights: '400 600' }\n",
		'brand/typefaces.yaml:2 text.family: the typeface "Comic Sans" is not installed. Run npm install @fontsource-variable/comic-sans, or choose a variable typeface from fontsource.org.',
	],
])('says what to do about %s', async (_mistake, name, text, sentences) => {
	expect(await said({ [name]: text })).toEqual([sentences].flat().map((one) => `content/${one}`));
});

it('gives an address to the first of two files that claim it', async () => {
	const both = { 'pages/words.md': `---\n${pageYaml}---\n`, 'pages/words.yaml': pageYaml };
	expect(await said(both)).toEqual([
		'content/pages/words.yaml: content/pages/words.md already has the address /words. Rename this file.',
	]);
});

it('requires a project in each category, and an existing category for each project', async () => {
	const files = {
		'pages/portfolio.yaml': portfolio,
		'projects/shop.yaml': `order: 1\n${project.replace('Games', 'Gmes')}`,
	};
	expect(await said(files)).toEqual([
		'content/pages/portfolio.yaml:1 chips, entry 1: no project is in the category "Games". Add the category to a project in content/projects, or delete it here.',
		'content/projects/shop.yaml:8 categories, entry 1: the category "Gmes" does not exist. Did you mean Games?',
	]);
});

it('ignores a listed file that cannot be read', async () => {
	const root = await makeFolder(site);
	// Some text editors lock an open file with a symbolic link to a file that does not exist.
	await symlink(join(root, 'nowhere'), join(root, 'content/pages/gone.yaml'));
	expect(readContent(root).files.map(({ file }) => file)).not.toContain('content/pages/gone.yaml');
});
