import { JSDOM } from 'jsdom';
import { cleanDescription, type CleanDescription } from './clean-description.ts';
import { make, type CleanContext } from './dom.ts';

/** The window in which the build parses descriptions. Scripts never run in it, and it loads nothing. */
const { window } = new JSDOM('');

// Nothing ever happens in this window. jsdom's selectors add a listener for each document, which would keep all of them.
window.addEventListener = () => undefined;

/** Cleans a description at build, and prints it as HTML. See `cleanDescription`. */
export function cleanAtBuild(
	description: string,
	context: CleanContext,
): Omit<CleanDescription, 'body'> & { html: string } {
	const { body, ...rest } = cleanDescription(description, context, window);
	return { ...rest, html: make(body, 'div', body).innerHTML };
}
