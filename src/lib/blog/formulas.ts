import { all, make, wordsIn, type Rule } from './dom.ts';

/** Returns a MathML element as text on one line, such as `(a+b)/2`. */
function onOneLine(element: Element): string {
	const parts = Array.from(element.children, onOneLine);
	const grouped = parts.map((part) => (/^[\p{L}\p{N}.]*$/u.test(part) ? part : `(${part})`));
	switch (element.localName) {
		case 'mfrac':
			return grouped.join('/');
		case 'msup':
			return grouped.join('^');
		case 'msub':
			return grouped.join('_');
		case 'msubsup':
			return `${grouped[0] ?? ''}_${grouped[1] ?? ''}^${grouped[2] ?? ''}`;
		case 'msqrt':
			return `√(${parts.join('')})`;
		case 'annotation':
		case 'annotation-xml':
			return '';
		default:
			return parts.length > 0 ? parts.join('') : wordsIn(element);
	}
}

/** Returns the TeX of a formula, or its text. */
function texOf(formula: Element): string {
	for (const name of ['data-value', 'data-latex', 'data-tex', 'data-formula']) {
		const value = formula.getAttribute(name)?.trim();
		if (value) return value;
	}
	const tex = formula.querySelector('annotation[encoding="application/x-tex"]');
	const math = formula.localName === 'math' ? formula : formula.querySelector('math');
	if (tex) return wordsIn(tex);
	if (math) return onOneLine(math);
	return formula.localName === 'script' ? wordsIn(formula) : (formula.getAttribute('aria-label') ?? '');
}

/** Replaces formulas with their TeX or text (Quill, TipTap, KaTeX, MathJax, MathML). */
export const writeFormulas: Rule = (body, _context, warn) => {
	// The scripts next to them hold the TeX.
	for (const drawn of all(body, '.MathJax, .MathJax_Display, .MathJax_Preview')) drawn.remove();
	const kinds =
		'.ql-formula, .katex, mjx-container, [data-latex], [data-tex], [data-formula], math, script[type^="math/"]';
	for (const formula of all(body, kinds)) {
		if (!body.contains(formula)) continue;
		const tex = texOf(formula);
		if (tex === '') warn('a formula');
		formula.replaceWith(tex === '' ? '' : make(formula, 'code', tex));
	}
};
