import type { YAMLMap, YAMLSeq } from 'yaml';
import { isCollection, isMap, isScalar, isSeq, parse, parseDocument, Scalar, stringify } from 'yaml';

/* Changes a YAML text where its value changes and nowhere else: what is not named by a change keeps each of its
   characters, comments and line breaks included. */

/** Puts a text into the place of a part of the source. */
interface Splice {
	start: number;
	end: number;
	text: string;
}
type Fields = Readonly<Record<string, unknown>>;

const STYLE = { lineWidth: 0, singleQuote: true } as const;

/** Whether two values say the same, in whatever order. */
const isSame = (a: unknown, b: unknown): boolean =>
	stringify(a, { sortMapEntries: true }) === stringify(b, { sortMapEntries: true });

const isFields = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Gives each line but an empty one so many spaces more. */
const indented = (text: string, column: number): string => text.replace(/^(?=.)/gm, ' '.repeat(column));

class Change {
	readonly splices: Splice[] = [];
	readonly source: string;

	constructor(source: string) {
		this.source = source;
	}

	/** The start of the line on which a place lies. */
	lineStart(at: number): number {
		return this.source.lastIndexOf('\n', at - 1) + 1;
	}

	/** Behind the line on which a place lies. */
	lineEnd(at: number): number {
		const end = this.source.indexOf('\n', at);
		return end < 0 ? this.source.length : end + 1;
	}

	column(at: number): number {
		return at - this.lineStart(at);
	}

	start(node: unknown): number {
		const first = isCollection(node) && !node.flow && !node.range ? node.items[0] : node;
		if ((isScalar(first) || isCollection(first)) && first.range) return first.range[0];
		throw new Error('A value without a place in its file.');
	}

	/** Where a value really ends, without the comments and empty lines that follow it. */
	end(node: unknown): number {
		if (isMap(node) && !node.flow) {
			const last = node.items.at(-1);
			if (last) return last.value === null ? this.end(last.key) : this.end(last.value);
		}
		if (isSeq(node) && !node.flow && node.items.length > 0) return this.end(node.items.at(-1));
		if ((isScalar(node) || isCollection(node)) && node.range) {
			const end = this.source.slice(0, node.range[1]).trimEnd().length;
			return Math.max(end, node.range[0]);
		}
		throw new Error('A value without a place in its file.');
	}

	replace(start: number, end: number, text: string): void {
		this.splices.push({ start, end, text });
	}

	/** Takes whole lines away; the last line of a file may have no end. */
	cutLines(from: number, to: number): void {
		this.replace(this.lineStart(from), this.lineEnd(to), '');
	}

	/** Adds whole lines behind the line of a place. */
	addLines(at: number, text: string): void {
		const end = this.lineEnd(at);
		this.replace(end, end, this.source[end - 1] === '\n' ? text : `\n${text}`);
	}

	/** Changes a value in its place; false where it has to be written anew. */
	value(node: unknown, value: unknown, isInFlow: boolean): boolean {
		if (isScalar(node) && !isFields(value) && !Array.isArray(value)) {
			if (node.value !== value) this.scalar(node, value, isInFlow);
			return true;
		}
		if (isCollection(node) && isSame(node.toJSON(), value)) return true;
		const flows = isInFlow || (isCollection(node) && node.flow === true);
		if (isMap(node) && isFields(value)) return flows ? this.flow(node, value) : this.map(node, value);
		if (isSeq(node) && Array.isArray(value)) {
			if (value.length === 0 || node.items.length === 0) return false;
			return flows ? this.flow(node, value) : this.list(node, value);
		}
		return false;
	}

	/** Of a collection in brackets, parts are changed in their places; with other keys or lengths it is written anew. */
	flow(node: YAMLMap | YAMLSeq, value: Fields | readonly unknown[]): boolean {
		const old = node.toJSON() as unknown;
		const keys = Object.keys(value);
		const isOfOneShape = isSame(Object.keys(old as Fields), keys);
		const before = this.splices.length;
		const entries: readonly unknown[] = Object.values(value);
		const children = node.items.map((item) => (isMap(node) ? (item as { value: unknown }).value : item));
		if (isOfOneShape && children.every((child, index) => this.value(child, entries[index], true))) return true;
		this.splices.length = before;
		const anew = stringify(value, { ...STYLE, collectionStyle: 'flow' }).trim();
		const start = this.start(node);
		const indent = /^ */.exec(this.source.slice(this.lineStart(start)))?.[0].length ?? 0;
		this.replace(start, this.end(node), anew.replaceAll('\n', `\n${' '.repeat(indent + 2)}`));
		return true;
	}

	scalar(node: Scalar, value: unknown, isInFlow: boolean): void {
		const { source } = this;
		const [start, end] = [this.start(node), this.end(node)];
		const lineStart = this.lineStart(start);
		const indent = /^[ -]*/.exec(source.slice(lineStart))?.[0].length ?? 0;
		const raw = source.slice(start, end);
		if (typeof value === 'string' && !isInFlow && /^[|>]/.test(raw)) {
			const text = this.block(raw, value, indent);
			if (text !== undefined) return this.replace(start, end, text);
		}
		if (typeof value === 'string' && !isInFlow && /\S\n+\S/.test(value) && !/^\s/.test(value)) {
			const header = value.endsWith('\n') ? '|' : '|-';
			return this.replace(start, end, `${header}\n${indented(value.trimEnd(), indent + 2)}`);
		}
		const scalar = new Scalar(value);
		if (node.type === 'QUOTE_SINGLE' || node.type === 'QUOTE_DOUBLE') scalar.type = node.type;
		const [text] = isInFlow
			? [
					stringify([scalar], { ...STYLE, collectionStyle: 'flow' })
						.trim()
						.slice(1, -1)
						.trim(),
				]
			: [stringify(scalar, STYLE).trimEnd()];
		this.replace(start, end, text ?? '');
	}

	/** A text below | or >; of a folded one, the lines at its beginning and end that stay the same stay as they are. */
	block(raw: string, value: string, indent: number): string | undefined {
		const [header = '', ...rest] = raw.split('\n');
		const column = /^ */.exec(rest[0] ?? '')?.[0].length || indent + 2;
		if (header.startsWith('|')) {
			if (/^\s/.test(value) || /\n\n$/.test(value) || header.includes('+')) return undefined;
			return `${value.endsWith('\n') ? '|' : '|-'}\n${indented(value.trimEnd(), column)}`;
		}
		const lines = rest.map((line) => line.trim());
		if (/\n|^\s|\s$|\s\s/.test(value) || lines.includes('')) return undefined;
		const [first, last]: [string[], string[]] = [[], []];
		let middle = value;
		while (lines[0] !== undefined && middle.startsWith(`${lines[0]} `)) {
			middle = middle.slice(lines[0].length + 1);
			first.push(lines.shift() ?? '');
		}
		for (let line = lines.at(-1); line !== undefined && middle.endsWith(` ${line}`); line = lines.at(-1)) {
			middle = middle.slice(0, -line.length - 1);
			last.unshift(lines.pop() ?? '');
		}
		return `${header}\n${indented([...first, middle, ...last].join('\n'), column)}`;
	}

	map(node: YAMLMap, value: Fields): boolean {
		if (Object.keys(value).length === 0 || node.items.length === 0) return false;
		const pairs = node.items.map((pair) => ({ ...pair, name: String(isScalar(pair.key) ? pair.key.value : pair.key) }));
		const column = this.column(this.start(pairs[0]?.key));
		const write = (name: string): string => indented(stringify({ [name]: value[name] }, STYLE), column);
		const isKept = (name: string): boolean => value[name] !== undefined;
		let [end, first] = [-1, ''];
		const isOnDash = this.source
			.slice(this.lineStart(this.start(pairs[0]?.key)), this.start(pairs[0]?.key))
			.includes('-');
		if (isOnDash && !isKept(pairs[0]?.name ?? '')) return false;
		const known = new Map(pairs.map((pair) => [pair.name, pair]));
		for (const pair of pairs) {
			const from = this.start(pair.key);
			const to = pair.value === null ? this.end(pair.key) : this.end(pair.value);
			if (!isKept(pair.name)) this.cutLines(from, to);
			else if (!this.value(pair.value, value[pair.name], false)) {
				const text = write(pair.name);
				this.replace(from, this.lineEnd(to), text.slice(column));
			}
		}
		for (const name of Object.keys(value)) {
			const pair = known.get(name);
			if (pair) end = pair.value === null ? this.end(pair.key) : this.end(pair.value);
			else if (!isKept(name)) continue;
			else if (end >= 0) this.addLines(end, write(name));
			else first += write(name);
		}
		const start = this.start(pairs[0]?.key);
		if (first) this.replace(start, start, first.trimStart() + ' '.repeat(column));
		return true;
	}

	list(node: YAMLSeq, values: readonly unknown[]): boolean {
		const { source } = this;
		const items = node.items.map((item) => {
			const dash = source.lastIndexOf('-', this.start(item) - 1);
			return {
				item,
				dash,
				end: this.end(item),
				old: (isCollection(item) || isScalar(item) ? item.toJSON() : null) as unknown,
			};
		});
		const column = this.column(items[0]?.dash ?? 0);
		const olds = items.map(({ old }) => JSON.stringify(old));
		const news = values.map((value) => JSON.stringify(value));
		const pairs = pairsOf(olds, news, (old, now) => isAlike(items[old]?.old, values[now]));
		const stays = new Map(pairs);
		const moves = new Set(items.keys().filter((old) => !stays.has(old)));
		const write = (now: number): string => {
			// An entry that has moved takes its own text along.
			const moved = [...moves].find((old) => olds[old] === news[now]);
			if (moved === undefined) return indented(stringify([values[now]], STYLE), column);
			moves.delete(moved);
			const { dash = 0, end = 0 } = items[moved] ?? {};
			return `${source.slice(this.lineStart(dash), this.lineEnd(end)).trimEnd()}\n`;
		};
		for (const [old, { item, dash, end }] of items.entries()) {
			const now = stays.get(old);
			const before = this.splices.length;
			if (now === undefined) this.cutLines(dash, end);
			else if (!this.value(item, values[now], false)) {
				this.splices.length = before;
				this.replace(this.lineStart(dash), this.lineEnd(end), write(now));
			}
		}
		const kept = new Map(pairs.map(([old, now]) => [now, items[old]]));
		let last: { end: number } | undefined;
		for (const now of values.keys()) {
			const top = this.lineStart(items[0]?.dash ?? 0);
			if (kept.has(now)) last = kept.get(now);
			else if (last) this.addLines(last.end, write(now));
			else this.replace(top, top, write(now));
		}
		return true;
	}

	apply(): string {
		// Of two at one place, the one that was asked for first stands first.
		const sorted = this.splices.map((splice, index) => ({ ...splice, index }));
		sorted.sort((a, b) => b.start - a.start || b.end - a.end || b.index - a.index);
		return sorted.reduce(
			(text, { start, end, text: into }) => text.slice(0, start) + into + text.slice(end),
			this.source,
		);
	}
}

type Pair = [old: number, now: number];

/** The places of the longest row of entries that two lists have in common. */
function commonEntries(olds: readonly number[], news: readonly number[], isSame: (...pair: Pair) => boolean): Pair[] {
	const lengths = new Map<string, number>();
	const at = (old: number, now: number): number => lengths.get(`${old} ${now}`) ?? 0;
	const same = (old: number, now: number): boolean => isSame(olds[old] ?? 0, news[now] ?? 0);
	for (let old = olds.length - 1; old >= 0; old--)
		for (let now = news.length - 1; now >= 0; now--)
			lengths.set(
				`${old} ${now}`,
				same(old, now) ? at(old + 1, now + 1) + 1 : Math.max(at(old + 1, now), at(old, now + 1)),
			);
	const pairs: Pair[] = [];
	for (let [old, now] = [0, 0]; old < olds.length && now < news.length;) {
		if (same(old, now)) pairs.push([olds[old++] ?? 0, news[now++] ?? 0]);
		else if (at(old + 1, now) >= at(old, now + 1)) old++;
		else now++;
	}
	return pairs;
}

/** Two records that have a text in common are one record before and after a change. */
const isAlike = (old: unknown, now: unknown): boolean =>
	isFields(old) &&
	isFields(now) &&
	Object.entries(old).some(([key, value]) => typeof value === 'string' && value.length > 3 && now[key] === value);

/** Which entry of a list became which: those that stayed as they were, and between them those that were changed. */
function pairsOf(olds: readonly string[], news: readonly string[], isChanged: (...pair: Pair) => boolean): Pair[] {
	const same = commonEntries([...olds.keys()], [...news.keys()], (old, now) => olds[old] === news[now]);
	let [oldAt, newAt] = [0, 0];
	return [...same, [olds.length, news.length] as Pair].flatMap(([oldEnd, newEnd]): Pair[] => {
		const gone = [...olds.keys()].slice(oldAt, oldEnd);
		const come = [...news.keys()].slice(newAt, newEnd);
		[oldAt, newAt] = [oldEnd + 1, newEnd + 1];
		const isMoved = (now: number): boolean => olds.includes(news[now] ?? '');
		const isOneByOne = gone.length === come.length && !come.some(isMoved);
		const changed = commonEntries(gone, come, (old, now) => !isMoved(now) && (isOneByOne || isChanged(old, now)));
		return oldEnd < olds.length ? [...changed, [oldEnd, newEnd]] : changed;
	});
}

/**
 * Writes another value into a YAML text.
 * @throws where the text would not say exactly that value.
 */
export function writeYaml(source: string, value: unknown): string {
	const { contents } = parseDocument(source);
	const change = new Change(source);
	const anew = (): string => {
		const comments = source.split('\n').filter((line) => line.startsWith('#'));
		return [...comments, stringify(value, STYLE)].join('\n');
	};
	const text = contents !== null && change.value(contents, value, false) ? change.apply() : anew();
	if (isSame(parse(text), value)) return text;
	throw new Error('This change cannot be written into the file as it stands.');
}
