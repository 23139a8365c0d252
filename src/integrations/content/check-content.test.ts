import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { formatFaults } from '../../lib/content/content-fault.ts';
import { checkContent } from './check-content.ts';

const content = fileURLToPath(new URL('../../../content', import.meta.url));
let root: string;
const file = (name: string) => join(root, 'content', name);
const report = async () => formatFaults(await checkContent(root));

/** Puts values into a file of the copy, whatever else the team writes there. */
async function put(name: string, ...values: [path: (string | number)[], value: unknown][]): Promise<void> {
	const document = parseDocument(await readFile(file(name), 'utf8'));
	for (const [path, value] of values) document.setIn(path, value);
	await writeFile(file(name), String(document));
}

beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), 'content-'));
	await cp(content, join(root, 'content'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

describe('checkContent', () => {
	it('finds nothing wrong with the content of this site', async () => {
		expect(await checkContent(root)).toEqual([]);
	});

	it('reports all faults of all files at once: file, field, what was found, what was expected', async () => {
		await put(
			'site.yaml',
			[['email', 'address'], 'hello'],
			[['address', 'country'], 'IND'],
			[['address', 'mapUrl'], 'http://maps.example'],
			[
				['hours', 'days'],
				[0, 1.5],
			],
			[['hours', 'opens'], '9 AM'],
			[['socials', 0, 'kind'], 'tiktok'],
			[['socials', 0, 'colour'], 'red'],
			[['banner'], null],
		);
		await put('navigation.yaml', [['header', 0, 'path'], 'about'], [['header', 1, 'label'], 5]);
		await put('pages/home.yaml', [['hero', 'labels'], ['Innovation']], [['about', 'stats'], []]);
		await put('pages/about.yaml', [['head'], { title: 'About us', description: 'word '.repeat(40) }]);
		await put('clients.yaml', [[0], { src: 'A logo.svg', alt: ' ', placeholder: 'yes' }]);
		await put('technologies.yaml', [[0], { name: 'Frontend', items: [{ name: 'React', img: 'fa:react' }] }]);
		await put('slides.yaml', [[0, 'link'], 'javascript:alert(1)']);
		await put('services/seo.yaml', [['order'], 'first']);
		expect((await report()).replace(/(?<=\.yaml):\d+/g, '')).toMatchInlineSnapshot(`
			"22 faults in content/ (the fields are described in src/schemas/):
			  content/site.yaml · email.address: found "hello" (5 characters), expected an e-mail address
			  content/site.yaml · address.country: found "IND" (3 characters), expected exactly 2 characters
			  content/site.yaml · address.mapUrl: found "http://maps.example" (19 characters), expected an address that starts with https://
			  content/site.yaml · hours.days.0: found 0, expected at least 1
			  content/site.yaml · hours.days.1: found 1.5, expected a whole number
			  content/site.yaml · hours.opens: found "9 AM" (4 characters), expected a time as HH:MM
			  content/site.yaml · socials.0.kind: found "tiktok" (6 characters), expected one of youtube, linkedin, facebook, instagram, clutch
			  content/site.yaml · socials.0.colour: found an unknown field, expected no field of this name
			  content/site.yaml · banner: found null, expected fields below it
			  content/navigation.yaml · header.0.path: found "about" (5 characters), expected a text that starts with /
			  content/navigation.yaml · header.1.label: found 5, expected a text
			  content/pages/home.yaml · hero.labels: found ["Innovation"], expected exactly 3 entries
			  content/pages/home.yaml · about.stats: found [], expected a list that is not empty
			  content/pages/about.yaml · head.title: found "About us" (8 characters), expected at least 30 characters
			  content/pages/about.yaml · head.description: found "word word word word word word word word word word word word word word word w... (199 characters), expected at most 155 characters
			  content/technologies.yaml · 0.items.0.img: found "fa:react" (8 characters), expected set:name, with ph, devicon, logos or simple-icons as the set
			  content/technologies.yaml · 0.items.0.link: found nothing, expected a text
			  content/clients.yaml · 0.src: found "A logo.svg" (10 characters), expected a file name of small letters, digits and hyphens, without its ending
			  content/clients.yaml · 0.alt: found "" (0 characters), expected a text that is not empty
			  content/clients.yaml · 0.placeholder: found "yes" (3 characters), expected true or false
			  content/slides.yaml · 0.link: found "javascript:alert(1)" (19 characters), expected a path that starts with /, a #fragment, or an https:, mailto: or tel: address
			  content/services/seo.yaml · order: found "first" (5 characters), expected a number"
		`);
	});

	it('gives the line of a field, and of the record where a field is missing', async () => {
		await writeFile(
			file('slides.yaml'),
			'# Two slides.\n- src: a\n  alt: A\n  link: elsewhere\n- src: b\n  size: 5\n  link: /\n',
		);
		const faults = await checkContent(root);
		expect(faults.map((fault) => `${fault.file} ${fault.field}`)).toEqual([
			'content/slides.yaml:4 0.link',
			'content/slides.yaml:5 1.alt',
			'content/slides.yaml:6 1.size',
		]);
	});

	it('reports broken YAML with its line, beside the faults of other files', async () => {
		await writeFile(file('crafts.yaml'), '- name: A\n- name: "never closed\n');
		await writeFile(file('partners.yaml'), 'src: [a\nalt: b\n');
		await writeFile(file('industries.yaml'), '- name: A\n  name: B\n');
		await writeFile(file('faqs/about.yaml'), '');
		expect(await report()).toMatchInlineSnapshot(`
			"4 faults in content/ (the fields are described in src/schemas/):
			  content/crafts.yaml:3: found Missing closing "quote, expected valid YAML
			  content/partners.yaml:2: found Flow sequence in block collection must be sufficiently indented and end with a ], expected valid YAML
			  content/industries.yaml:2: found Map keys must be unique, expected each field once
			  content/faqs/about.yaml:1: found null, expected a list"
		`);
	});

	it('reports files and folders that are missing or empty', async () => {
		await rm(file('forms.yaml'));
		await rm(file('services'), { recursive: true });
		await writeFile(file('projects.yaml'), '[]\n');
		expect(await report()).toMatchInlineSnapshot(`
			"3 faults in content/ (the fields are described in src/schemas/):
			  content/forms.yaml: found no such file, expected a YAML file
			  content/projects.yaml:1: found [], expected a list that is not empty
			  content/services/: found no YAML file, expected one a record"
		`);
	});

	it('checks a service that was added', async () => {
		await writeFile(file('services/extra.yaml'), 'order: 7\n');
		const faults = await checkContent(root);
		expect(faults.map(({ field }) => field)).toContain('card');
		expect(new Set(faults.map((fault) => fault.file))).toEqual(new Set(['content/services/extra.yaml:1']));
	});
});

describe('formatFaults', () => {
	it('speaks of one fault in the singular', () => {
		const fault = { file: 'content/site.yaml:3', field: 'name', found: 'nothing', expected: 'a text' };
		expect(formatFaults([fault])).toMatch(
			/^1 fault in content\/ .*\n {2}content\/site\.yaml:3 · name: found nothing, expected a text$/,
		);
	});
});
