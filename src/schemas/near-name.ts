import { closestMatch } from 'leven';

/** Asks for the name that was probably meant, behind what was expected; empty where none is near. */
export function didYouMean(found: string, names: readonly string[]): string {
	const near = closestMatch(found, names, { maxDistance: Math.round(found.length / 3) });
	return near === undefined ? '' : ` (did you mean ${near}?)`;
}
