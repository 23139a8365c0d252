import { number, table } from '../weigh/table.ts';
import { judge, perPost, type Part, type Results, type Run } from './judge.ts';

const seconds = (value: number): string => `${value.toFixed(1)} s`;
const milliseconds = (value: number): string => `${(value * 1000).toFixed(2)} ms`;

function row(title: string, run: Part & { memory?: number }, none?: Run): string[] {
	const each = run.posts === 0 ? undefined : perPost(run, none);
	return [
		title,
		seconds(run.time),
		seconds(run.processor),
		each ? milliseconds(each.time) : '',
		each ? milliseconds(each.processor) : '',
		run.memory === undefined ? '' : `${Math.round(run.memory / 1e6)} MB`,
	];
}

/** What was measured, as a table. */
export function measurements({ none, site, sanitising, markdown, bareNone, bare }: Results): string {
	const head = ['', 'on the\nclock', 'on the\nprocessor', 'per post,\nclock', 'per post,\nprocessor', 'peak\nmemory'];
	return table(head, [
		row('The site, no posts', none),
		...site.map((run) => row(`The site, ${number(run.posts)} posts`, run, none)),
		row('  of it sanitising', sanitising),
		row('  of it Markdown', markdown),
		row('Bare Astro, no pages', bareNone),
		row(`Bare Astro, ${number(bare.posts)} pages`, bare, bareNone),
	]);
}

/** Each target and whether it is reached, a line each. */
export const verdicts = (results: Results): string =>
	judge(results)
		.map(({ isReached, sentence }) => `${isReached ? 'reached' : 'MISSED '}  ${sentence}`)
		.join('\n');
