/** Where something stands in the files of a site. */
export interface Location {
	/** Relative to the folder of the site. */
	file: string;
	/** Counted from 1. */
	line?: number | undefined;
	/** Such as `head.title`, or `items, entry 2 "A name", text`. */
	field?: string | undefined;
}

/** Something wrong in the content, with what to do about it. */
export interface Problem {
	location: Location;
	/** What is wrong, without a full stop. */
	message: string;
	/** What to do, as a sentence. */
	fix: string;
}

/** What is wrong with something, wherever it stands. */
export type Finding = Omit<Problem, 'location'>;

/** Writes a number with its noun: `1 character`, `2 characters`. */
export const count = (number: number, noun: string, plural = `${noun}s`): string =>
	`${number} ${number === 1 ? noun : plural}`;

/** Writes a problem in one line: where, what is wrong, what to do. */
export function formatProblem({ location: { file, line, field }, message, fix }: Problem): string {
	const place = [line === undefined ? file : `${file}:${line}`, field].filter(Boolean).join(' ');
	return `${place}: ${message}. ${fix}`;
}

/** Writes the report that stops a build, with a line for each problem. */
export const formatProblems = (problems: readonly Problem[]): string =>
	[
		`${count(problems.length, 'problem')} in content/ (src/schemas/ describes the fields):`,
		...problems.map((problem) => `  ${formatProblem(problem)}`),
	].join('\n');
