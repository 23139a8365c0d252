import { closestMatch } from 'leven';

/** Returns the most similar name, or nothing if none is similar. */
export const nearName = (found: string, names: readonly string[]): string | undefined =>
	closestMatch(found, names, { maxDistance: Math.round(found.length / 3) });
