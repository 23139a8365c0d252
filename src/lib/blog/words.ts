import elements from './elements.json' with { type: 'json' };
import styled from './styled.json' with { type: 'json' };
import { all, make, rename, styleOf, textsIn, unwrap, wordsIn, wrapInside, type Rule } from './dom.ts';

/** What styles say, with the element for it and the elements in which it goes without saying. */
const STYLED = styled.map(({ value, ...rest }) => ({ value: new RegExp(value), ...rest }));

/** Turns styles into elements (Google Docs, Word, Outlook, Apple Notes). */
export const readStyles: Rule = (body) => {
	// Without any box, the text of boxes that mean nothing in a post would run into the text beside them.
	for (const [tag, old] of Object.entries({ s: 'strike', code: 'tt', abbr: 'acronym', div: elements.boxes }))
		for (const element of all(body, old)) rename(element, tag);
	// Google Docs wraps all that is copied in `<b style="font-weight:normal">`.
	for (const bold of all(body, 'b, strong')) if (/^(normal|[1-4]00)/.test(styleOf(bold, 'font-weight'))) unwrap(bold);
	for (const element of all(body, '[x-style]')) {
		if (all(element, elements.blocks).length > 0) continue;
		for (const { property, value, tag, said } of STYLED) {
			const isSaid = element.closest(said) !== null || (tag === 'u' && element.querySelector('a') !== null);
			if (!isSaid && value.test(styleOf(element, property))) wrapInside(element, tag);
		}
	}
	for (const element of all(body, '.ql-direction-rtl, [x-style*="direction"][x-style*="rtl"]'))
		element.setAttribute('dir', 'rtl');
	// Wide tables and code scroll inside boxes of their own, and visitors must be able to reach these with the keyboard.
	for (const box of all(body, 'table, pre')) box.setAttribute('tabindex', '0');
	// Figures in tables stay aligned; other alignment is left to the page.
	for (const part of all(body, 'td, th, td > p, th > p'))
		if (/right|end/.test(styleOf(part, 'text-align') || (part.getAttribute('align') ?? '')))
			part.closest('td, th')?.setAttribute('data-align', 'right');
};

/** A non-breaking space, as editors write for every space, that is not between a number and its unit or currency. */
const NEEDLESS = /(?<![\p{N}₹$€£]|\b(?:Rs\.?|No\.?))\u00a0|\u00a0(?![\p{L}\p{N}%°₹€])/gu;

/** Removes what shows nothing: needless spaces and elements of all editors, and captions whose pictures are gone. */
export const dropEmpty: Rule = (body, _context, warn) => {
	// Spaces indent code.
	for (const text of textsIn(body))
		if (!text.parentElement?.closest('code')) text.data = text.data.replace(NEEDLESS, ' ');
	for (const caption of all(body, 'figure > figcaption:only-child')) {
		const figure = caption.parentElement as HTMLElement;
		caption.remove();
		if (wordsIn(figure) === '') warn(`a caption without its picture: ${wordsIn(caption)}`);
		rename(figure, 'p');
	}
	for (const element of all(body, 'figure, p, h1, h2, h3, h4, h5, h6, figcaption, blockquote').reverse())
		if (wordsIn(element) === '' && !element.matches('[x-id], :has(img, table, a[href], [x-id], hr)')) element.remove();
	all(body, 'span:not([role="img"], [x-id], [lang], [dir], [title])').forEach(unwrap);
};

/** Makes each block of code one `pre > code` with line breaks and indents (Quill, CKEditor, TinyMCE, WordPress). */
export const writeCode: Rule = (body) => {
	for (const line of all(body, '.ql-code-block')) {
		if (line.previousElementSibling?.localName !== 'pre') line.before(make(line, 'pre'));
		line.previousElementSibling?.append(line);
	}
	// Code pasted from Visual Studio Code keeps its spaces by its style.
	for (const block of all(body, 'div[x-style*="mono"][x-style*="pre"]:not(:has(p, li, td))')) rename(block, 'pre');
	for (const pre of all(body, 'pre')) {
		for (const line of all(pre, 'p, div, li')) {
			// Editors put a line break into empty lines.
			if (line.lastChild?.nodeName === 'BR') line.lastChild.remove();
			if (line.nextSibling) line.append('\n');
		}
		for (const lineBreak of all(pre, 'br')) lineBreak.replaceWith('\n');
		for (const text of textsIn(pre)) text.data = text.data.replaceAll('\u00a0', ' ');
		all(pre, 'p, div, li, code, pre, ol, ul').forEach(unwrap);
		wrapInside(pre, 'code');
	}
};

const FORMULAS = '.ql-formula, .katex, .MathJax, mjx-container, [data-latex], math, script[type^="math"]';

/** Replaces formulas with their TeX or text (Quill, TipTap, KaTeX, MathJax). */
export const writeFormulas: Rule = (body, _context, warn) => {
	// The scripts of MathJax 2 hold the TeX of what stands before them.
	for (const drawn of all(body, '.MathJax_Preview, :is([class*=MathJax], [class*=mjx]):has(+ script[type^=math])'))
		drawn.remove();
	for (const formula of all(body, FORMULAS)) {
		if (!body.contains(formula)) continue;
		const given = ['data-value', 'data-latex', 'alttext'].map((name) => formula.getAttribute(name)).find(Boolean);
		const tex = formula.querySelector('annotation[encoding$="x-tex"]')?.textContent ?? given;
		if (!tex && formula.localName !== 'script') warn(`a formula (its characters stay): ${wordsIn(formula)}`);
		formula.replaceWith(make(formula, 'code', (tex ?? wordsIn(formula)).replaceAll('&lt;', '<')));
	}
};
