import { closestMatch } from 'leven';

/** Finds the name that was probably meant; nothing where none is near. */
export const nearName = (found: string, names: readonly string[]): string | undefined =>
	closestMatch(found, names, { maxDistance: Math.round(found.length / 3) });
