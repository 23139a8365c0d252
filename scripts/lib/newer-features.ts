import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import compatData from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';
import { load } from 'cheerio';
import { parse, walk } from 'css-tree';
import type { Element } from 'domhandler';
import { parseSync } from 'vite';
import { root } from '../bootstrap.mjs';

/** The engines of a table, each by one browser; Edge, and Safari on phones, have the same. */
export const browsers = ['chrome', 'firefox', 'safari'] as const satisfies BrowserName[];

/** The first version of each browser that has a feature, in the order above; NaN where none has it. */
export type FirstVersions = readonly number[];

/** The oldest versions, from `browserslist` in package.json. */
const oldest = Object.fromEntries((browserslist.loadConfig({ path: root }) ?? []).map((line) => line.split(' ')));

/** A prefix does no harm: the build writes it. */
const firstVersions = ({ support }: CompatStatement): FirstVersions =>
	browsers.map((browser) => {
		const entries = [support[browser] ?? []]
			.flat()
			.filter(({ flags, alternative_name }) => !flags && !alternative_name);
		const versions = entries.map(({ version_added }) => Number.parseFloat(String(version_added).replace('≤', '')));
		return versions.sort((a, b) => a - b).find((version) => version > 0) ?? Number.NaN;
	});

const isNewer = (statement: CompatStatement | undefined): statement is CompatStatement =>
	statement !== undefined &&
	firstVersions(statement).some((version, index) => !(version <= Number(oldest[browsers[index] ?? ''])));

const { css, html, api, javascript } = compatData;
const data: Identifier = { css, html, api, javascript };
const at = (...path: string[]): Identifier | undefined =>
	path.reduce<Identifier | undefined>((branch, key) => branch?.[key], data);

/** CSS functions by their names: their paths below `css.types`. */
const functions = Map.groupBy(
	Object.entries(at('css', 'types') ?? {}).flatMap(([type, parts]) => [
		[type],
		...Object.keys(parts).map((part) => [type, part]),
	]),
	(path) => path.at(-1),
);

interface Member {
	name: string;
	path: string[];
	isGlobal: boolean;
}

/** What objects of the platform and the language have. An object that is newer itself is noted by its own name. */
const membersOf = (...path: string[]): Member[] =>
	Object.keys(at(...path) ?? {}).flatMap((owner) => [
		{ name: owner, path: [...path, owner], isGlobal: true },
		...(isNewer(at(...path, owner)?.__compat) ? [] : Object.keys(at(...path, owner) ?? {})).map((part) => ({
			name: part.replace(/_static$/, ''),
			path: [...path, owner, part],
			isGlobal: owner === 'Window',
		})),
	]);
const members = Map.groupBy([...membersOf('api'), ...membersOf('javascript', 'builtins')], ({ name }) => name);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The names of members that a script calls or sets, and all its names that may be globals. */
function* namesIn(node: unknown): Generator<Pick<Member, 'name' | 'isGlobal'>> {
	if (!isObject(node)) return;
	const { type, callee, left, name } = node;
	const target = type === 'AssignmentExpression' ? left : callee;
	if (isObject(target) && isObject(target['property']))
		yield { name: String(target['property']['name']), isGlobal: false };
	// A name of its own is short in a built script.
	if (type === 'Identifier' && typeof name === 'string' && name.length > 3) yield { name, isGlobal: true };
	for (const part of Object.values(node)) yield* namesIn(part);
}

/** Collects what files use that is newer than the oldest browsers, by its path in MDN's data. */
class NewerFeatures {
	readonly found = new Map<string, FirstVersions>();
	/** Texts that many pages have. */
	readonly #read = new Set<string>();

	#use(...path: string[]): void {
		const statement = at(...path)?.__compat;
		if (isNewer(statement)) this.found.set(path.join('.'), firstVersions(statement));
	}

	styles(text: string): void {
		if (this.#read.has(text)) return;
		this.#read.add(text);
		let property = '';
		walk(parse(text), (node) => {
			if (node.type === 'Declaration') this.#use('css', 'properties', (property = node.property));
			if (node.type === 'Atrule') this.#use('css', 'at-rules', node.name);
			if (node.type === 'Feature') this.#use('css', 'at-rules', node.kind, node.name);
			if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
				this.#use('css', 'selectors', node.name);
			if (node.type === 'NestingSelector') this.#use('css', 'selectors', 'nesting');
			if (node.type === 'Identifier' && property === 'transition') this.#use('css', 'properties', node.name);
			if (node.type === 'Identifier' || node.type === 'Function') this.#use('css', 'properties', property, node.name);
			if (node.type === 'Function')
				for (const path of functions.get(node.name) ?? []) this.#use('css', 'types', ...path);
			if (node.type === 'Operator' && node.value === '/' && property === 'content')
				this.#use('css', 'properties', 'content', 'alt_text');
		});
	}

	script(text: string): void {
		if (this.#read.has(text)) return;
		this.#read.add(text);
		for (const { name, isGlobal } of namesIn(parseSync('script.js', text).program)) {
			const known = (members.get(name) ?? []).filter((member) => member.isGlobal || !isGlobal);
			// A name tells of a newer feature only where no older one bears it.
			if (known.every(({ path }) => isNewer(at(...path)?.__compat))) this.#use(...(known[0]?.path ?? []));
		}
	}

	page(text: string): void {
		const $ = load(text);
		for (const element of $<Element, '*'>('*').get()) {
			const tag = element.name;
			this.#use('html', 'elements', tag);
			for (const { name, value } of element.attributes) {
				this.#use('html', 'global_attributes', name);
				this.#use('html', 'elements', tag, name);
				this.#use('html', 'elements', tag, name, value);
			}
		}
		$('style').each((_, style) => this.styles($(style).text()));
		$('script:not([src]):is(:not([type]), [type=module])').each((_, script) => this.script($(script).text()));
	}
}

/** What the files of a built site use that its oldest browsers lack, by its path in MDN's data. */
export async function newerFeatures(folder: string): Promise<Map<string, FirstVersions>> {
	const features = new NewerFeatures();
	const read: Record<string, (text: string) => void> = {
		'.html': (text) => features.page(text),
		'.css': (text) => features.styles(text),
		'.js': (text) => features.script(text),
	};
	for (const name of await readdir(folder, { recursive: true }))
		read[extname(name)]?.(await readFile(join(folder, name), 'utf8'));
	return features.found;
}
