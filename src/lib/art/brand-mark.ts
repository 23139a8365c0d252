import type { StonePath } from './stone.ts';

/**
 * The mark: a hexagonal step cut, in a viewBox of 32 by 32, lit from the top left like the stone.
 * Drawn by the wordmark and by `scripts/pictures.ts`; the classes are styled in `facets.css`.
 */
export const gem: readonly StonePath[] = [
	{ class: 't6', d: 'M16 1v7l-7 4-6-3.5zM16 8l7 4v8l-7 4z' },
	{ class: 'tm', d: 'M16 1l13 7.5-6 3.5-7-4z' },
	{ class: 't1', d: 'M29 8.5v15L23 20v-8z' },
	{ class: 't3', d: 'M29 23.5 16 31v-7l7-4z' },
	{ class: 't4', d: 'M16 31 3 23.5 9 20l7 4z' },
	{ class: 't5', d: 'M3 23.5v-15L9 12v8z' },
	{ class: 't7', d: 'M16 8v16l-7-4v-8z' },
];
