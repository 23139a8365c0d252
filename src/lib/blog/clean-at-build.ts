import createDOMPurify from 'dompurify';
// @ts-expect-error jsdom comes without types.
import { JSDOM } from 'jsdom';
import { cleanDescription, type CleanDescription } from './clean-description.ts';
import { make, type CleanContext } from './dom.ts';

/** The window in which the build parses descriptions. Scripts never run in it, and it loads nothing. */
const window: Window & typeof globalThis = new JSDOM('').window;

// Nothing ever happens in this window. jsdom's selectors add a listener for each document, which would keep all of them.
window.addEventListener = () => undefined;

const purifier = createDOMPurify(window);

/** Cleans a description at build, and prints it as HTML. See `cleanDescription`. */
export function cleanAtBuild(
	description: string,
	context: CleanContext,
): Omit<CleanDescription, 'body'> & { html: string } {
	const { body, ...rest } = cleanDescription(description, context, purifier);
	return { ...rest, html: make(body, 'div', body).innerHTML };
}
