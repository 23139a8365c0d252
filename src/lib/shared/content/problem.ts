import { count } from '../../../schemas/count.ts';

/** A location in `content/`. */
export interface Location {
	/** The path of the file, relative to the site's folder. */
	file: string;
	/** The number of the line; the first line is 1. */
	line?: number | undefined;
	/** The path of the field, such as `head.title`, or `items, entry 2 "A name", text`. */
	field?: string | undefined;
}

/** A problem in the content. */
export interface Problem {
	location: Location;
	/** What is wrong, without a full stop at the end. */
	message: string;
	/** What to do, as a whole sentence. */
	fix: string;
}

/** A problem without its location. */
export type ProblemText = Omit<Problem, 'location'>;

/** Returns a problem as one line: where it is, what is wrong, and what to do. */
export function formatProblem({ location: { file, line, field }, message, fix }: Problem): string {
	const where = [line === undefined ? file : `${file}:${line}`, field].filter(Boolean).join(' ');
	return `${where}: ${message}. ${fix}`;
}

/** Returns the report that stops a build, with one line for each problem. */
export const formatProblems = (problems: readonly Problem[]): string =>
	[
		`${count(problems.length, 'problem')} in content/:`,
		...problems.map((problem) => `  ${formatProblem(problem)}`),
	].join('\n');
