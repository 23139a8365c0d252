import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { cleanDescription } from './clean-description.ts';
import { make, type CleanContext } from './dom.ts';

/** Scripts never run in this window, and it loads nothing. */
const { window } = new JSDOM('');
// jsdom's selectors add a listener for each document, which would keep all documents in memory.
window.addEventListener = () => undefined;

const purifier = createDOMPurify(window);

export const parser = new window.DOMParser();

/** Cleans a description at build, and prints it as HTML. See `cleanDescription`. */
export function cleanAtBuild(description: string, context: CleanContext) {
	const { body, ...rest } = cleanDescription(description, context, purifier);
	return { ...rest, html: make(body, 'div', body).innerHTML };
}
