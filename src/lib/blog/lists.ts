import { all, make, unwrap, type Rule } from './dom.ts';

/** A box that is not a form control, and that screen readers name. */
function box(like: Node, isDone: boolean): HTMLElement {
	const sign = make(like, 'span', isDone ? '☑' : '☐');
	sign.setAttribute('role', 'img');
	sign.setAttribute('aria-label', isDone ? 'Done' : 'Open');
	return sign;
}

/** Returns whether an item is done: attributes of TipTap, Quill 2, Lexical and, on the list, Quill 1. */
function isDone(item: Element): boolean | undefined {
	const own = ['data-checked', 'data-list', 'aria-checked'].map((name) => item.getAttribute(name));
	const values = [...own, item.parentElement?.getAttribute('data-checked')];
	const state = values.find((value) => /^(true|false|checked|unchecked)$/.test(value ?? ''));
	return state ? /^(true|checked)$/.test(state) : undefined;
}

/** Shows done and open items of checklists (Quill, TipTap, Lexical, GitHub, CKEditor, Notion). */
export const markTasks: Rule = (body) => {
	for (const item of all(body, 'li')) {
		const state = isDone(item);
		if (state === undefined) continue;
		const input = item.querySelector('input');
		if (input?.closest('li') === item) input.remove();
		let start: Element = item;
		for (const label of all(item, ':scope > label')) if (label.textContent.trim() === '') label.remove();
		while (start.firstElementChild?.matches('p, div, label') && start.firstChild === start.firstElementChild)
			start = start.firstElementChild;
		start.prepend(box(item, state), ' ');
	}
	for (const control of all(body, 'input[type="checkbox"], .checkbox-on, .checkbox-off'))
		control.replaceWith(box(control, control.matches('[checked], .checkbox-on')), ' ');
};

/** Quill stores a flat list; `data-list` says which items have bullets, and `ql-indent-N` how deep they are. */
function nest(list: Element): void {
	const open: Element[] = [];
	const counts: number[] = [];
	for (const item of Array.from(list.children)) {
		const indent = Number(/ql-indent-(\d)/.exec(item.className)?.[1] ?? 0);
		const level = Math.min(indent, open.length);
		const kind = item.getAttribute('data-list') ?? (list.localName === 'ol' ? 'ordered' : 'bullet');
		const tag = kind === 'ordered' ? 'ol' : 'ul';
		open.length = Math.min(open.length, level + 1);
		counts.length = level + 1;
		if (open[level]?.localName !== tag) {
			open[level] = make(list, tag);
			const above = open[level - 1]?.lastElementChild;
			if (above) above.append(open[level]);
			else list.before(open[level]);
			// Bullets in between do not restart the numbers.
			if (tag === 'ol' && counts[level]) open[level].setAttribute('start', String(counts[level] + 1));
		}
		if (tag === 'ol') counts[level] = (counts[level] ?? 0) + 1;
		open[level]?.append(item);
	}
	list.remove();
}

/** Gives lists their bullets, numbers and levels (Quill 1 and 2; Google Docs and Word put lists beside their items). */
export const nestLists: Rule = (body) => {
	for (const list of all(body, 'ul, ol')) {
		const items = Array.from(list.children);
		if (items.some((item) => item.matches('[data-list], [class*="ql-indent-"]'))) nest(list);
	}
	for (const inner of all(body, ':is(ul, ol) > :is(ul, ol)')) {
		const before = inner.previousElementSibling;
		if (before?.localName === 'li') before.append(inner);
		else unwrap(inner);
	}
};
