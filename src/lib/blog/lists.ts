import { all, make, unwrap, type Rule } from './dom.ts';

/** Done and open items: attributes of TipTap, Quill 2, Lexical and, on the list, Quill 1. */
const DONE = '[data-checked="true"], [data-list="checked"], [aria-checked="true"], [data-checked="true"] > *';
const OPEN = '[data-checked="false"], [data-list="unchecked"], [aria-checked="false"], [data-checked="false"] > *';

/** Makes a box that is not a form control, and that screen readers name. */
function box(like: Node, isDone: boolean): HTMLElement {
	const sign = make(like, 'span', isDone ? '☑' : '☐');
	sign.setAttribute('role', 'img');
	sign.setAttribute('aria-label', isDone ? 'Done' : 'Open');
	return sign;
}

/** Shows done and open items of checklists (Quill, TipTap, Lexical, GitHub, CKEditor, Notion). */
export const markTasks: Rule = (body) => {
	for (const item of all(body, `li:is(${DONE}, ${OPEN})`)) {
		for (const control of all(item, ':scope > :is(label, input)')) if (!control.textContent.trim()) control.remove();
		let start: Element = item;
		while (start.firstElementChild?.matches('p, div, label') && start.firstChild === start.firstElementChild)
			start = start.firstElementChild;
		start.prepend(box(item, item.matches(DONE)), ' ');
	}
	for (const control of all(body, 'input[type="checkbox"], .checkbox-on, .checkbox-off'))
		control.replaceWith(box(control, control.matches('[checked], .checkbox-on')), ' ');
};

/** Quill stores a flat list; `data-list` says which items have bullets, and `ql-indent-N` how deep they are. */
function nest(list: Element): void {
	const nested = make(list, 'div');
	for (const item of Array.from(list.children)) {
		let place: Element = nested;
		for (let level = Number(/ql-indent-(\d)/.exec(item.className)?.[1] ?? 0); level > 0; level -= 1)
			place = place.querySelector(':scope > :is(ul, ol):last-child > :last-child') ?? place;
		const tag = item.matches('[data-list="ordered"], ol > :not([data-list])') ? 'ol' : 'ul';
		if (place.lastElementChild?.localName !== tag) {
			const above = all(place, ':scope > ol > li').length;
			const added = place.appendChild(make(list, tag));
			// Bullets in between do not restart the numbers.
			if (tag === 'ol' && above > 0) added.setAttribute('start', String(above + 1));
		}
		place.lastElementChild?.append(item);
	}
	list.replaceWith(...nested.childNodes);
}

/** Gives lists their bullets, numbers and levels (Quill 1 and 2; Google Docs and Word put lists beside their items). */
export const nestLists: Rule = (body) => {
	for (const list of all(body, 'ul, ol'))
		if (list.querySelector(':scope > :is([data-list], [class*="ql-indent-"])')) nest(list);
	for (const inner of all(body, ':is(ul, ol) > :is(ul, ol)')) {
		const before = inner.previousElementSibling;
		if (before?.localName === 'li') before.append(inner);
		else unwrap(inner);
	}
};
