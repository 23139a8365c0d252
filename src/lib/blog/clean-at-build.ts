import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import attributes from 'jsdom/lib/jsdom/living/attributes.js';
import { domSymbolTree } from 'jsdom/lib/jsdom/living/helpers/internal-constants.js';
import { cleanDescription } from './clean-description.ts';
import { make, type CleanContext } from './dom.ts';

/** Scripts never run in this window, and it loads nothing. */
const { window } = new JSDOM('');
// jsdom's selectors add a listener for each document, which would keep all documents in memory.
window.addEventListener = () => undefined;
// jsdom counts the siblings of each node that moves, for ranges, which nobody makes here. So it counts only on demand.
const index = domSymbolTree.index.bind(domSymbolTree);
domSymbolTree.index = (node: object) => ({ valueOf: () => Number(index(node)) });
// jsdom looks at all attributes of an element for each further one. Only hostile elements have more than a hundred.
const append = attributes.appendAttribute;
attributes.appendAttribute = (element, attribute) => {
	if (element._attributeList.length < 100) append(element, attribute);
};

const purifier = createDOMPurify(window);

export const parser = new window.DOMParser();

/** Cleans a description at build, and prints it as HTML. See `cleanDescription`. */
export function cleanAtBuild(description: string, context: CleanContext) {
	const { body, ...rest } = cleanDescription(description, context, purifier);
	return { ...rest, html: make(body, 'div', body).innerHTML };
}
