import { setImmediate } from 'node:timers/promises';
import { JSDOM } from 'jsdom';
import { cleanDescription, htmlOf, type CleanDescription } from './clean-description.ts';
import type { CleanContext } from './dom.ts';

/** The window in which the build parses descriptions. Scripts never run in it, and it loads nothing. */
const { window } = new JSDOM('');

// Nothing ever happens in this window. jsdom's selectors add a listener for each document, which would keep all of them.
window.addEventListener = () => undefined;

export type BuiltDescription = Omit<CleanDescription, 'body'> & { html: string };

/** Cleans a description at build. See `cleanDescription`. */
export function cleanNow(description: string, context: CleanContext): BuiltDescription {
	const { body, ...rest } = cleanDescription(description, context, window);
	return { ...rest, html: htmlOf(body) };
}

/** Cleans one of many descriptions. jsdom lets go of a document only when the event loop turns, so this waits for it. */
export async function cleanAtBuild(description: string, context: CleanContext): Promise<BuiltDescription> {
	await setImmediate();
	return cleanNow(description, context);
}
