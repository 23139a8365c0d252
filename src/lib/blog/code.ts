import { all, make, rename, styleOf, unwrap, wrapInside, type Rule } from './dom.ts';

/** Quill 2 makes a `div` of each line of code. */
function joinQuillLines(body: HTMLElement): void {
	for (const line of all(body, '.ql-code-block')) {
		const isFirst = line.previousElementSibling?.matches('.ql-code-block, pre[x-lines]') !== true;
		const block = isFirst ? make(line, 'pre') : line.previousElementSibling;
		block?.append(isFirst ? '' : '\n', ...line.childNodes);
		if (isFirst) block?.setAttribute('x-lines', '');
		if (isFirst && block) line.replaceWith(block);
		else line.remove();
	}
	all(body, '.ql-code-block-container').forEach(unwrap);
}

/** Code pasted from Visual Studio Code keeps its spaces by its style. */
function isPastedCode(element: Element): boolean {
	return (
		/^pre/.test(styleOf(element, 'white-space')) && /mono|courier|consolas|menlo/.test(styleOf(element, 'font-family'))
	);
}

/** Makes each block of code one `pre > code` with line breaks and indents (Quill, CKEditor, TinyMCE, WordPress). */
export const writeCode: Rule = (body) => {
	joinQuillLines(body);
	for (const element of all(body, 'div[x-style*="white-space"]')) if (isPastedCode(element)) rename(element, 'pre');
	for (const block of all(body, 'pre, listing')) {
		const pre = block.localName === 'pre' ? block : rename(block, 'pre');
		for (const control of all(pre, 'select, button, .ql-ui')) control.remove();
		for (const lineBreak of all(pre, 'br')) lineBreak.replaceWith('\n');
		for (const line of all(pre, 'p, div, li')) {
			if (line.nextSibling) line.append('\n');
			unwrap(line);
		}
		all(pre, 'code, pre, ol, ul').forEach(unwrap);
		wrapInside(pre, 'code');
	}
};
