import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import { writeCode } from './code.ts';
import { all, type CleanContext, type Rule } from './dom.ts';
import { linkEmbeds } from './embeds.ts';
import { writeFormulas } from './formulas.ts';
import { giveIds, rankHeadings, resolveLinks } from './links.ts';
import { markTasks, nestLists } from './lists.ts';
import { showPictures } from './pictures.ts';
import { readText, type PostText } from './text.ts';
import { breakLines, dropEmpty, readStyles } from './words.ts';

/** A description whose body is safe to show. */
export interface CleanDescription extends PostText {
	/** The nodes to show, in a document of their own that loads nothing. */
	body: DocumentFragment;
	/** What could not be kept, for the log of the build. */
	warnings: string[];
}

/** Moves ids and names aside, which could hide properties of forms and of the document from the rules. */
const disarm: Rule = (body) => {
	for (const element of [...all(body, '[id]:not(form), [name]:not(form)'), ...all(body, 'form')])
		for (const name of ['id', 'name']) {
			const value = element.getAttribute(name);
			if (value === null) continue;
			element.removeAttribute(name);
			if (!element.matches('param')) element.setAttribute(`x-${name}`, value);
			else element.setAttribute(name, value);
		}
};

/** Names what no rule can turn into text, and replaces a drawing with its own name. */
const nameLost: Rule = (body, _context, warn) => {
	for (const lost of all(body, 'canvas, map, form, script[src], svg:not([aria-hidden="true"])')) {
		const label = lost.getAttribute('aria-label') ?? lost.querySelector('title')?.textContent.trim() ?? '';
		warn(`a ${lost.localName}: ${label || (lost.getAttribute('src') ?? '').slice(0, 80)}`.replace(/: $/, ''));
		if (lost.localName === 'svg') lost.replaceWith(label);
	}
};

const RULES: readonly Rule[] = [
	...[disarm, writeFormulas, nameLost, writeCode, markTasks, nestLists, readStyles],
	...[showPictures, linkEmbeds, breakLines, rankHeadings, giveIds, resolveLinks, dropEmpty],
];

const TAGS =
	'a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure ' +
	'h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup ' +
	'table tbody td tfoot th thead time tr u ul var wbr';

const DROPPED =
	'applet button canvas datalist embed fencedframe frame frameset iframe map math noembed noframes noscript object ' +
	'optgroup option plaintext portal script select selectedcontent style svg template textarea title xmp';

const COUNT = /^[1-9]\d{0,2}$/;
const NUMBER = /^-?\d{1,5}$/;
const DATE = /^\d[\d:.+\-TWZ ]{0,39}$/;
const CELL = { colspan: COUNT, rowspan: COUNT, 'data-align': /^right$/, scope: /^(col|row)(group)?$/ };

/** The attributes that stay, with their values. */
const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
	'*': { dir: /^(ltr|rtl|auto)$/, lang: /^[a-z]{2,8}(-[a-z\d]{1,8}){0,4}$/i, title: /./, id: /./ },
	a: { href: /./, rel: /^noopener$/, 'aria-label': /./ },
	col: { span: COUNT },
	colgroup: { span: COUNT },
	del: { datetime: DATE },
	details: { open: /^/ },
	img: { alt: /^/, src: /./, width: /^[1-9]\d{0,3}$/, height: /^[1-9]\d{0,3}$/, loading: /./, decoding: /./ },
	ins: { datetime: DATE },
	li: { value: NUMBER },
	ol: { reversed: /^/, start: NUMBER, type: /^[1aAiI]$/ },
	span: { role: /^img$/, 'aria-label': /^(Done|Open)$/ },
	table: { tabindex: /^0$/ },
	td: CELL,
	th: CELL,
	time: { datetime: DATE },
};

const CONFIG = {
	// DOMPurify starts at the body element, whose tag is not part of the result.
	ALLOWED_TAGS: [...TAGS.split(' '), 'body'],
	ALLOWED_ATTR: Object.values(ATTRIBUTES).flatMap((rules) => Object.keys(rules)),
	FORBID_CONTENTS: DROPPED.split(' '),
	ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
	ADD_URI_SAFE_ATTR: ['id', 'aria-label', 'title'],
	ALLOW_ARIA_ATTR: false,
	ALLOW_DATA_ATTR: false,
	RETURN_DOM_FRAGMENT: true,
} satisfies Config;

/** The description that is being cleaned. */
let current: { context: CleanContext; warnings: string[] } | undefined;

function purifierFor(window: Window & typeof globalThis): DOMPurify {
	const purifier = createDOMPurify(window);
	if (!purifier.isSupported) throw new Error('DOMPurify does not work in this browser');
	// The body comes first. The rules run over the whole text, and DOMPurify then judges what they made of it.
	purifier.addHook('beforeSanitizeElements', (node) => {
		if (node.nodeName !== 'BODY' || current === undefined) return;
		const { context, warnings } = current;
		for (const rule of RULES) rule(node as HTMLElement, context, (lost) => warnings.push(lost));
	});
	purifier.addHook('uponSanitizeAttribute', (element, event) => {
		const rule = ATTRIBUTES[element.localName]?.[event.attrName] ?? ATTRIBUTES['*']?.[event.attrName];
		event.keepAttr = rule?.test(event.attrValue) === true;
	});
	// DOMPurify removes texts that look like the end of a script, and every picture needs an `alt`.
	purifier.addHook('afterSanitizeAttributes', (element) => {
		if (element.localName === 'img' && !element.hasAttribute('alt')) element.setAttribute('alt', '');
	});
	return purifier;
}

const purifiers = new WeakMap<Window, DOMPurify>();

/**
 * Renames what browsers report as a violation of the security policy as soon as they parse it, even if nobody sees it:
 * styles, event attributes and base addresses. The rules read the styles. This makes nothing safe; DOMPurify does.
 */
const quiet = (html: string): string =>
	html
		.replace(/(?<=<\/?)style(?=[\s/>])/gi, 'noframes')
		.replace(/(?<=<)base(?=[\s/>])/gi, 'basefont')
		.replace(/<[a-z](?:[^>=]+|=\s*"[^"]*"|=\s*'[^']*'|=)*/gi, (tag) =>
			tag.replace(/=\s*(?:"[^"]*"|'[^']*')|(?<=[\s"'/])(?:on\w+|style|is)(?=[\s=/]|$)/gi, (match) =>
				match.startsWith('=') ? match : `x-${match}`,
			),
		)
		// Once more, for tags behind a quotation mark that opens nothing.
		.replace(/<[a-z][^>]*/gi, (tag) => tag.replace(/(?<=[\s"'/])on\w{3,}(?=\s*=)/gi, 'x-$&'));

/**
 * Cleans a description, in the build and in the browser, so that what its writer saw in an editor arrives.
 * @param description untrusted HTML.
 * @param window the page's window, or jsdom's (`cleanAtBuild`).
 * @throws if DOMPurify does not work in this browser, because the result would not be clean.
 */
export function cleanDescription(
	description: string,
	context: CleanContext,
	window: Window & typeof globalThis = globalThis.window,
): CleanDescription {
	const purifier = purifiers.get(window) ?? purifierFor(window);
	purifiers.set(window, purifier);
	const warnings: string[] = [];
	const clean = (html: string): CleanDescription => {
		current = { context, warnings };
		// A whole document, so that every browser parses it in the same mode.
		const body = purifier.sanitize(`<!doctype html><body>${html}`, CONFIG);
		return { body, warnings, ...readText(body) };
	};
	try {
		return clean(quiet(description));
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		warnings.push(`everything but its words: ${error.message}`);
		return clean(`<p>${description.replace(/<[^>]*>?/g, ' ')}`);
	} finally {
		current = undefined;
	}
}
