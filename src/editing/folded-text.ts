import { parse, Scalar, type ScalarTag } from 'yaml';
import { stringifyString, stringTag } from 'yaml/util';

/** Splits changed text into lines. The lines before and after the change stay the same. */
function linesOf(old: readonly string[], value: string): string[] {
	const [first, last, rest] = [[] as string[], [] as string[], [...old]];
	let middle = value;
	while (rest[0] !== undefined && middle.startsWith(`${rest[0]} `)) {
		middle = middle.slice(rest[0].length + 1);
		first.push(rest.shift() ?? '');
	}
	for (let line = rest.at(-1); line !== undefined && middle.endsWith(` ${line}`); line = rest.at(-1)) {
		middle = middle.slice(0, -line.length - 1);
		last.unshift(rest.pop() ?? '');
	}
	return [...first, middle, ...last];
}

/** Returns the changed text as a folded YAML block (`>`), or undefined if the whole text must be wrapped again. */
function refolded({ value, type, srcToken }: Scalar<string>, indent: string): string | undefined {
	if (type !== Scalar.BLOCK_FOLDED || srcToken?.type !== 'block-scalar') return undefined;
	const { props, source } = srcToken;
	const header = props.map((prop) => ('source' in prop ? prop.source : '')).join('');
	const lines = source.trimEnd().split('\n');
	const column = /^ */.exec(lines[0] ?? '')?.[0].length ?? 0;
	const old = lines.map((line) => line.slice(column));
	const isOld = parse(`${header}${source}`) === value;
	if (!isOld && (old.includes('') || /\n|^\s|\s$/.test(value))) return undefined;
	const now = isOld ? old : linesOf(old, value);
	return `${header}${now.map((line) => line && indent + line).join('\n')}`;
}

/** Writes folded YAML blocks (`>`) with their old line breaks. Requires the parser option `keepSourceTokens`. */
export const foldedText: ScalarTag = {
	...stringTag,
	stringify(item, context, ...rest) {
		const text = item as Scalar<string>;
		return refolded(text, context.indent) ?? stringifyString(text, { ...context, actualString: true }, ...rest);
	},
};
