import { count } from '../../../schemas/count.ts';

/** Where something is written in `content/`. */
export interface Location {
	/** Relative to the folder of the site. */
	file: string;
	/** The first line is 1. */
	line?: number | undefined;
	/** Such as `head.title`, or `items, entry 2 "A name", text`. */
	field?: string | undefined;
}

/** A problem in the content. */
export interface Problem {
	location: Location;
	/** What is wrong, without a full stop at the end. */
	message: string;
	/** What to do, as a sentence. */
	fix: string;
}

/** A problem without its location. */
export type ProblemText = Omit<Problem, 'location'>;

/** Returns a problem in one line: where, what is wrong, what to do. */
export function formatProblem({ location: { file, line, field }, message, fix }: Problem): string {
	const where = [line === undefined ? file : `${file}:${line}`, field].filter(Boolean).join(' ');
	return `${where}: ${message}. ${fix}`;
}

/** Returns the report that stops a build, with a line for each problem. */
export const formatProblems = (problems: readonly Problem[]): string =>
	[
		`${count(problems.length, 'problem')} in content/:`,
		...problems.map((problem) => `  ${formatProblem(problem)}`),
	].join('\n');
