import { all, make, rename, textsIn, unwrap, wordsIn, wrapInside, type Rule } from './dom.ts';

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

function texOf(formula: Element): string | undefined {
	const tex = formula.localName === 'script' ? formula : formula.querySelector('annotation[encoding$="x-tex"]');
	const names = ['data-value', 'data-latex', 'data-exp', 'alttext', 'aria-label'];
	return [tex?.textContent, ...names.map((name) => formula.getAttribute(name))].find((text) => text?.trim())?.trim();
}

/** Replaces formulas with their TeX or text (Quill, TipTap, KaTeX, MathJax). */
export const writeFormulas: Rule = (body, _context, warn) => {
	// The scripts of MathJax 2 hold the TeX of what stands before them.
	for (const drawn of all(body, '.MathJax_Preview, :is([class*=MathJax], [class*=mjx]):has(+ script[type^=math])'))
		drawn.remove();
	for (const formula of all(body, FORMULAS)) {
		if (!body.contains(formula)) continue;
		const tex = texOf(formula);
		if (tex === undefined) warn(`a formula (its characters stay): ${wordsIn(formula)}`);
		formula.replaceWith(make(formula, 'code', tex ?? wordsIn(formula)));
	}
};
