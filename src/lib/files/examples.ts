import { globSync, readFileSync } from 'node:fs';
import { isPair, isScalar, LineCounter, parseDocument, visit, type Node, type YAMLMap } from 'yaml';

/** What marks an example. */
const EXAMPLES = ['placeholder: true', 'status: example'];

/** Fields that do not tell an editor which record is meant. */
const NOT_NAMING = ['placeholder', 'kind', 'order', 'icon', 'form'];

/** Returns a few words of a record, such as 'phone, display: 0123'. */
function summaryOf(record: YAMLMap, around: readonly unknown[]): string {
	const parents = around.filter(isPair).map(({ key }) => String(key));
	// The mark of the brief is at the root, and stands for the days that its services need.
	if (record.has('services') && record.has('sizes')) return 'the working days of each service';
	const first = record.items.find(({ key, value }) => isScalar(value) && !NOT_NAMING.includes(String(key)));
	const text = first && `${String(first.key)}: ${String(first.value)}`;
	const words = [...parents, text ?? 'this file'].join(', ').replace(/\s+/g, ' ');
	return words.length > 70 ? `${words.slice(0, 70)}…` : words;
}

/** Lists the examples in a file, by line: records with `placeholder: true`, and projects with `status: example`. */
function examplesIn(file: string): string[] {
	const lineCounter = new LineCounter();
	const found: string[] = [];
	visit(parseDocument(readFileSync(file, 'utf8'), { lineCounter }), {
		Map(_, record, around) {
			const mark = record.items.find(({ key, value }) => EXAMPLES.includes(`${String(key)}: ${String(value)}`));
			if (!mark) return;
			const { line } = lineCounter.linePos((mark.key as Node).range?.[0] ?? 0);
			found.push(`${file}:${line}  ${summaryOf(record, around)}`);
		},
	});
	return found;
}

/** Lists the examples in content/, by file and line. */
export const findExamples = (): string[] => globSync('content/**/*.yaml').sort().flatMap(examplesIn);
