import { file, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { formatFaults } from '../../lib/content/content-fault.ts';
import { withName } from '../../lib/content/own-names.ts';
import { readYaml } from '../../lib/content/yaml-record.ts';

const record = z.record(z.string(), z.unknown());
const content = z.union([z.array(record), record]);

/**
 * Loads one YAML file of `content/`: a list of records keeps its order (ids 001, 002, ...), a single record has the id
 * `main`. While an editor is at work, a file may be wrong for a moment; then the development server says what is wrong
 * and keeps the last right version.
 * @param name the path below `content/`.
 * @param schema that of the whole file.
 */
export function yamlFile(name: string, schema: z.ZodType): Loader {
	return file(`content/${name}`, {
		parser: (text) => {
			const { faults } = readYaml(`content/${name}`, text, schema);
			if (faults.length > 0) {
				// Astro does not print the errors of a parser.
				console.error(formatFaults(faults));
				throw new Error('wrong records');
			}
			const found = content.parse(withName(parse(text) ?? []));
			if (!Array.isArray(found)) return { main: found };
			return Object.fromEntries(found.map((entry, index) => [String(index + 1).padStart(3, '0'), entry]));
		},
	});
}
