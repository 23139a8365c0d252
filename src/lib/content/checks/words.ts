import type { Problem } from '../problem.ts';

/** What a check says of something, wherever it stands. */
export type Words = Omit<Problem, 'location'>;
