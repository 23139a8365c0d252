import { all, childrenOf, make, nodesOf, unwrap, wordsIn, type Rule } from './dom.ts';
import tasks from './tasks.json' with { type: 'json' };

/** Makes a box that is not a form control, and that screen readers name. */
function box(like: Node, isDone: boolean): HTMLElement {
	const sign = make(like, 'span', isDone ? '☑' : '☐');
	sign.setAttribute('role', 'img');
	sign.setAttribute('aria-label', isDone ? 'Done' : 'Open');
	return sign;
}

/** Shows done and open items of checklists (Quill, TipTap, Lexical, GitHub, CKEditor, Notion). */
export const markTasks: Rule = (body) => {
	for (const item of all(body, `li:is(${tasks.items})`)) {
		for (const control of childrenOf(item))
			if (control.matches('label, input, img[aria-roledescription]') && !wordsIn(control)) control.remove();
		const first = (node: Node) => nodesOf(node).find((child) => wordsIn(child) !== '');
		let start = item;
		while (/^(P|DIV|LABEL)$/.test(first(start)?.nodeName ?? '')) start = first(start) as HTMLElement;
		start.prepend(box(item, item.matches(tasks.done)), ' ');
	}
	for (const control of all(body, 'input[type="checkbox"], .checkbox-on, .checkbox-off'))
		control.replaceWith(box(control, control.matches('[checked], .checkbox-on')), ' ');
};

const levelOf = (item: Element): number =>
	Number(/ql-indent-(\d)/.exec(item.className)?.[1] ?? Number(item.getAttribute('data-aria-level') ?? 1) - 1);

/** Quill stores a flat list; `data-list` says which items have bullets, and `ql-indent-N` how deep they are. */
function nest(list: Element): void {
	const nested = make(list, 'div');
	/** The items above the next one, deepest first. */
	const above: Element[] = [];
	/** How many numbered items each place has, because bullets in between do not restart the numbers. */
	const numbered = new Map<Element, number>();
	for (const item of childrenOf(list)) {
		while (above[0] && levelOf(above[0]) >= levelOf(item)) above.shift();
		const place = above[0] ?? nested;
		above.unshift(item);
		const tag = item.matches('[data-list="ordered"], ol > :not([data-list])') ? 'ol' : 'ul';
		if (place.lastElementChild?.localName !== tag) {
			const added = make(list, tag);
			const before = numbered.get(place);
			const start = before ? String(before + 1) : place === nested && list.getAttribute('start');
			if (tag === 'ol' && start) added.setAttribute('start', start);
			place.append(added);
		}
		if (tag === 'ol') numbered.set(place, (numbered.get(place) ?? 0) + 1);
		place.lastElementChild?.append(item);
	}
	list.replaceWith(...nodesOf(nested));
}

/** Gives lists their bullets, numbers and levels. */
export const nestLists: Rule = (body) => {
	all(body, '.ListContainerWrapper').forEach(unwrap);
	// Quill 1 and Word put each kind and level into a list of its own.
	for (const list of all(body, 'ul, ol')) {
		const before = list.previousElementSibling;
		if (!before?.matches('ul, ol') || !list.firstElementChild || levelOf(list.firstElementChild) === 0) continue;
		for (const item of childrenOf(list)) item.setAttribute('data-list', list.localName === 'ol' ? 'ordered' : 'bullet');
		before.append(...childrenOf(list));
		list.remove();
	}
	for (const list of all(body, 'ul, ol'))
		if (childrenOf(list).some((item) => item.hasAttribute('data-list') || levelOf(item) > 0)) nest(list);
	// Google Docs puts a nested list beside its item, Lexical and Outlook into an item of its own.
	for (const item of all(body, 'li:has(> :is(ul, ol):only-child)'))
		if (nodesOf(item).every((node) => node.nodeType === 1 || wordsIn(node) === '')) unwrap(item);
	for (const inner of all(body, ':is(ul, ol) > :is(ul, ol)')) {
		const before = inner.previousElementSibling;
		if (before?.localName === 'li') before.append(inner);
		else unwrap(inner);
	}
};
