import { all, make, wordsIn, type Rule } from './dom.ts';

/** Returns the TeX of a formula, or the words for screen readers. */
function texOf(formula: Element): string {
	const names = ['data-value', 'data-latex', 'data-tex', 'data-formula', 'alttext', 'aria-label'];
	const written = names.map((name) => formula.getAttribute(name)?.trim()).find(Boolean);
	const tex =
		formula.localName === 'script' ? formula : formula.querySelector('annotation[encoding="application/x-tex"]');
	return (tex && wordsIn(tex)) || written || '';
}

/** Replaces formulas with their TeX or text (Quill, TipTap, KaTeX, MathJax). */
export const writeFormulas: Rule = (body, _context, warn) => {
	// The scripts next to them hold the TeX.
	for (const drawn of all(body, '.MathJax, .MathJax_Display, .MathJax_Preview')) drawn.remove();
	const kinds =
		'.ql-formula, .katex, mjx-container, [data-latex], [data-tex], [data-formula], math, script[type^="math/"]';
	for (const formula of all(body, kinds)) {
		if (!body.contains(formula)) continue;
		const tex = texOf(formula);
		if (tex === '') warn(`a formula (its characters stay): ${wordsIn(formula)}`);
		formula.replaceWith(make(formula, 'code', tex || wordsIn(formula)));
	}
};
