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

/**
 * The browsers in the table of versions. Edge has the same features as Chrome, and Safari has the same features on
 * phones as on computers.
 */
export const browsers = ['chrome', 'firefox', 'safari'] as const satisfies BrowserName[];

/**
 * For each browser, the first version that supports a feature; NaN if no version does. The versions are in the same
 * order as `browsers`.
 */
export type FirstVersions = readonly number[];

/** The oldest supported version of each browser, from `browserslist` in package.json. */
const oldest = Object.fromEntries((browserslist.loadConfig({ path: root }) ?? []).map((line) => line.split(' ')));

/** Versions that need a vendor prefix count too, because the build writes the prefix. */
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

/** The paths of CSS functions below `css.types`, keyed by the function's name. */
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

/**
 * Returns the built-in objects and their members. Leaves out the members of objects that the oldest browsers lack.
 */
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

/** Yields the members that a script uses, and every name that could be a global. */
function* namesIn(node: unknown): Generator<Pick<Member, 'name' | 'isGlobal'>> {
	if (!isObject(node)) return;
	const { type, callee, left, name } = node;
	const target = type === 'AssignmentExpression' ? left : callee;
	if (isObject(target) && isObject(target['property']))
		yield { name: String(target['property']['name']), isGlobal: false };
	// In a built script, names of up to three letters are local variables.
	if (type === 'Identifier' && typeof name === 'string' && name.length > 3) yield { name, isGlobal: true };
	for (const part of Object.values(node)) yield* namesIn(part);
}

/** Collects the features that a set of files uses but the oldest browsers lack, as paths in MDN's data. */
class NewerFeatures {
	readonly found = new Map<string, FirstVersions>();
	/** The scripts and styles read so far. Many pages share these files, but each file is read only once. */
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
			// Several objects may have a member of this name. The member counts only if the oldest browsers lack it in all of
			// those objects.
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

/** Returns the features that a built site uses but the oldest browsers lack, as paths in MDN's data. */
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
