import { globSync, readFileSync } from 'node:fs';
import { isPair, isScalar, visit } from 'yaml';
import { readYaml } from '#lib/files/texts.ts';

/** What marks an example. */
const EXAMPLES = ['placeholder: true', 'status: example'];

function examplesIn(file: string): string[] {
	const { document, lineAt } = readYaml(file, readFileSync(file, 'utf8'));
	const found: string[] = [];
	visit(document, {
		Map(_, record, around) {
			const mark = record.items.find(({ key, value }) => EXAMPLES.includes(`${String(key)}: ${String(value)}`));
			if (!mark) return;
			const parents = around.filter(isPair).map(({ key }) => String(key));
			const values = record.items.map(({ value }) => (isScalar(value) ? value.value : undefined));
			const first = values.find((value) => typeof value === 'string') ?? '';
			// Only the brief has its mark beside its sizes.
			const words = record.has('sizes') ? 'the working days of each service' : [...parents, first].join(', ');
			found.push(`${file}:${lineAt(mark.key)}  ${words.replace(/\s+/g, ' ').slice(0, 80)}`);
		},
	});
	return found;
}

/** Lists the examples in content/, by file and line: records with `placeholder: true`, and projects with `status: example`. */
export const findExamples = (): string[] => globSync('content/**/*.yaml').sort().flatMap(examplesIn);
