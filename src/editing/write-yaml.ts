import type { Document, Node, Pair, YAMLMap, YAMLSeq } from 'yaml';
import { isCollection, isMap, isNode, isScalar, isSeq, parse, parseDocument, Scalar, stringify } from 'yaml';
import { foldedText } from './folded-text.ts';
import { isRecord } from '../lib/shared/content/is-record.ts';

/** Returns whether two values are equal, regardless of the order of fields. */
const isSame = (a: unknown, b: unknown): boolean =>
	stringify(a, { sortMapEntries: true }) === stringify(b, { sortMapEntries: true });

/** Returns whether two records have the same string in a field, and so are probably versions of one record. */
const isAlike = (old: unknown, now: unknown): boolean =>
	isRecord(old) &&
	isRecord(now) &&
	Object.entries(old).some(([key, value]) => typeof value === 'string' && value.length > 3 && now[key] === value);

const join = (...comments: (string | null | undefined)[]): string => comments.filter(Boolean).join('\n');

/** Moves comments above a deleted part to the next part. Comments above the first part stay at the top. */
function keepComments(collection: YAMLMap | YAMLSeq, all: readonly Node[], kept: readonly Node[]): void {
	let held = '';
	if (all[0]?.commentBefore) {
		collection.commentBefore = join(collection.commentBefore, all[0].commentBefore);
		all[0].commentBefore = null;
	}
	for (const node of all) {
		if (!kept.includes(node)) held = join(held, node.commentBefore);
		else if (held) [node.commentBefore, held] = [join(held, node.commentBefore), ''];
	}
	if (held) collection.comment = join(held, collection.comment);
}

function changeMap(document: Document, map: YAMLMap, value: Record<string, unknown>): void {
	const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);
	const old = new Map(map.items.map((pair) => [keyOf(pair), pair]));
	const keys = (pairs: readonly Pair[]): Node[] => pairs.map(({ key }) => key).filter(isNode);
	const names = Object.keys(value).filter((name) => value[name] !== undefined);
	const now = names.map((name): Pair => {
		const pair = old.get(name);
		if (pair === undefined) return document.createPair(name, value[name]);
		pair.value = changed(document, pair.value, value[name]);
		return pair;
	});
	keepComments(map, keys(map.items), keys(now));
	map.items = now;
}

/**
 * Changes a list. An unchanged entry keeps its text wherever it moves; other entries are first matched by content, then
 * by order.
 */
function changeList(document: Document, list: YAMLSeq, values: readonly unknown[]): void {
	const old = list.items.filter(isNode);
	const left = new Set(old);
	const found = new Map<number, Node>();
	const match = (is: (old: unknown, now: unknown) => boolean): void => {
		for (const [index, value] of values.entries()) {
			const node = found.has(index) ? undefined : [...left].find((one) => is(one.toJS(document), value));
			if (node === undefined) continue;
			found.set(index, node);
			left.delete(node);
		}
	};
	match(isSame);
	match(isAlike);
	// Matches the remaining entries by order. If the list has grown, the remaining entries are new and match nothing.
	if (values.length <= old.length) match(() => true);
	const now = values.map((value, index) => changed(document, found.get(index), value));
	keepComments(list, old, now);
	if (old.length === 0) list.flow = false;
	list.items = now;
}

/** Gives part of a document a new value, and returns that part. */
function changed(document: Document, node: unknown, value: unknown): Node {
	if (isScalar(node) && (typeof value !== 'object' || value === null)) {
		if (node.value === value) return node;
		// Text with several lines is written as a YAML block.
		if (typeof value === 'string' && value.includes('\n') && node.type !== Scalar.BLOCK_LITERAL) delete node.type;
		node.value = value;
		return node;
	}
	if (isMap(node) && isRecord(value)) {
		changeMap(document, node, value);
		return node;
	}
	if (isSeq(node) && Array.isArray(value)) {
		changeList(document, node, value);
		return node;
	}
	const made: Node = document.createNode(value);
	if (isNode(node)) made.commentBefore = join(node.commentBefore, node.comment);
	return made;
}

/**
 * Gives comments their indentation again. After nested fields, the YAML library reads all comments as nested, even those
 * above the next outer field. Leaves comments alone that occur at several indentations.
 */
function indentComments(text: string, source: string): string {
	const found = new Map<string, Set<string>>();
	for (const [line] of source.matchAll(/^ *#.*$/gm)) {
		const comment = line.trimStart();
		found.set(comment, (found.get(comment) ?? new Set()).add(line));
	}
	return text.replaceAll(/^ *#.*$/gm, (line) => {
		const [first = line, ...others] = found.get(line.trimStart()) ?? [];
		return others.length === 0 ? first : line;
	});
}

/**
 * Changes YAML so that it represents a new value. Keeps comments and every line that need not change.
 * @throws if the changed text would not represent exactly that value.
 */
export function writeYaml(source: string, value: unknown): string {
	if (isSame(parse(source), value)) return source;
	const document = parseDocument(source, {
		keepSourceTokens: true,
		customTags: (tags) => [foldedText, ...tags],
	}) as Document;
	const { contents } = document;
	// Without this, the YAML library would add an empty line before the comments at the end.
	if (isCollection(contents) && !/\n\n(#.*\n*)+$/.test(source)) {
		contents.comment = join(contents.comment, document.comment);
		document.comment = null;
	}
	document.contents = changed(document, contents, value);
	const text = document.toString({ lineWidth: 0, singleQuote: true });
	// In a text of several lines, a line that starts with # is not a comment, so the result is compared with the value.
	const found = [indentComments(text, source), text].find((yaml) => {
		const made = parseDocument(yaml);
		return made.errors.length === 0 && isSame(made.toJS(), value);
	});
	if (found !== undefined) return found;
	throw new Error('This change cannot be written to the file.');
}
