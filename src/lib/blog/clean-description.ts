import DOMPurify, { type Config } from 'dompurify';
import { oneSpace } from '#lib/text.ts';
import { all, childrenOf, unwrap, wordsIn, type CleanContext, type Rule } from './dom.ts';
import elements from './elements.json' with { type: 'json' };
import { linkEmbeds } from './embeds.ts';
import { giveIds, rankHeadings, resolveLinks } from './links.ts';
import { markTasks, nestLists } from './lists.ts';
import { showPictures } from './pictures.ts';
import { putAside, restoreText } from './tags.ts';
import { dropEmpty, readStyles, writeCode, writeFormulas } from './words.ts';

/** Refuses elements nested deeper than any editor nests them: every rule would take long, and jsdom fail. */
const limitDepth: Rule = (body) => {
	let level = [body];
	for (let depth = 0; depth <= 100; depth += 1) level = level.flatMap(childrenOf);
	if (level.length > 0) throw new RangeError('its elements are nested too deep');
};

/** Frees the headings in accordions' buttons, replaces drawings with their names, and names what cannot be text. */
const nameLost: Rule = (body, _context, warn) => {
	all(body, 'button[aria-expanded], :is(h1, h2, h3, h4, h5, h6) > button').forEach(unwrap);
	for (const lost of all(body, 'button, form, select, textarea, map, script[src], svg:not([aria-hidden=true])')) {
		const label = lost.getAttribute('aria-label') ?? lost.querySelector('title')?.textContent.trim() ?? '';
		warn(`${lost.localName} ${label || (lost.getAttribute('src') ?? wordsIn(lost))}`);
		if (lost.localName === 'svg') lost.replaceWith(label);
	}
	for (const box of all(body, '[x-style*=url]')) warn(`a style: ${box.getAttribute('x-style')}`);
};

const RULES: readonly Rule[] = [
	limitDepth,
	restoreText,
	writeFormulas,
	nameLost,
	writeCode,
	markTasks,
	nestLists,
	readStyles,
	showPictures,
	rankHeadings,
	giveIds,
	resolveLinks,
	linkEmbeds,
	dropEmpty,
];

const CONFIG = {
	// DOMPurify starts at the body element, whose tag is not part of the result.
	ALLOWED_TAGS: [...elements.kept.split(' '), 'body'],
	// `putAside` has renamed those that only rules may set.
	ALLOWED_ATTR: elements.keptAttributes.split(' '),
	// The widths of tables and cells do not fit phones.
	ADD_ATTR: (name, tag) => tag === 'img' && ['width', 'height'].includes(name),
	ALLOW_ARIA_ATTR: false,
	ALLOW_DATA_ATTR: false,
	ADD_FORBID_CONTENTS: ['button', 'canvas', 'datalist', 'map', 'object', 'option', 'select', 'textarea'],
	RETURN_DOM_FRAGMENT: true,
} satisfies Config;

/**
 * Cleans untrusted HTML, in the build and in the browser, so that what its writer saw in an editor arrives. If elements
 * are nested too deep, only the words do.
 */
export function cleanDescription(html: string, context: CleanContext, purifier = DOMPurify): CleanDescription {
	const warnings: string[] = [];
	purifier.removeAllHooks();
	// The body comes first. The rules run over the whole text, and DOMPurify then judges what they made of it.
	purifier.addHook('beforeSanitizeElements', (node) => {
		if (node.nodeName !== 'BODY') return;
		for (const rule of RULES) rule(node as HTMLElement, context, (lost) => warnings.push(oneSpace(lost.slice(0, 160))));
	});
	try {
		// A whole document, so that every browser parses it in the same mode.
		const body = purifier.sanitize(`<!doctype html><body>${putAside(html)}`, CONFIG);
		all(body, 'code, kbd, samp, var').forEach((element) => element.setAttribute('translate', 'no'));
		const headings = all(body, 'h2, h3')
			.map((heading) => ({ id: heading.id, text: wordsIn(heading), level: Number(heading.localName.slice(1)) }))
			.filter(({ text }) => text !== '');
		return { body, warnings, headings };
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		const words = cleanDescription(`<p>${html.replace(/<[^>]*>?/g, ' ')}`, context, purifier);
		return { ...words, warnings: [`everything but its words: ${error.message}`] };
	}
}

export interface CleanDescription {
	/** Safe nodes, in a document that loads nothing. */
	body: DocumentFragment;
	/** For the table of contents. */
	headings: { id: string; text: string; level: number }[];
	/** What could not be kept, for the log of the build. */
	warnings: string[];
}
