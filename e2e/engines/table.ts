import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { root } from '../../scripts/bootstrap.mjs';
import { engineFiles, type EngineName } from '../../scripts/lib/engines.ts';
import { lacks } from './engines.ts';

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** Returns the result of a journey in an engine. */
function outcome(test: TestCase | undefined): string {
	if (test === undefined) return 'left out';
	return test.outcome() === 'expected' ? seconds(test.results[0]?.duration ?? 0) : 'FAILED';
}

/** Prints a table with the result of each journey in each engine, and saves the table as .local/engines/table.md. */
export default class Table implements Reporter {
	#suite: Suite | undefined;

	onBegin(_config: FullConfig, suite: Suite): void {
		this.#suite = suite;
	}

	onEnd({ duration }: { duration: number }): void {
		const engines = (this.#suite?.suites ?? []).map((suite) => ({
			name: suite.title as EngineName,
			tests: new Map(suite.allTests().map((test) => [test.title, test])),
		}));
		const versions = engines.map(({ tests }) => {
			const [first] = tests.values();
			return first?.annotations.find(({ type }) => type === 'version')?.description ?? 'did not start';
		});
		const rows = [
			['journey', ...engines.map(({ name }, index) => `${engineFiles[name].title} ${versions[index]}`)],
			engines.map(() => '---').concat('---'),
			...[...new Set(engines.flatMap(({ tests }) => [...tests.keys()]))].map((title) => [
				title.replace(/ @\w+/g, ''),
				...engines.map(({ tests }) => outcome(tests.get(title))),
			]),
		];
		const reasons = engines.flatMap(({ name }) =>
			Object.entries(lacks[name]).map(
				([tag, reason]) => `Left out of ${engineFiles[name].title}: @${tag}, because ${reason}.`,
			),
		);
		const lines = rows.map((cells) => `| ${cells.join(' | ')} |`);
		const text = [...lines, '', ...reasons, `All of it took ${(duration / 60_000).toFixed(1)} minutes.`].join('\n');
		writeFileSync(join(root, '.local', 'engines', 'table.md'), `${text}\n`);
		console.log(`\n${text}\n`);
	}
}
