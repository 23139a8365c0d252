import { type RefObject, useEffect, useState } from 'react';
import { answersIn, codeIn, codeOf } from '../../lib/brief/address';
import { type Answers, type Choices, SIZES } from '../../lib/brief/plan';

/** Returns the answers in a form or an address, or `undefined` if one is missing. A date of another millennium is none. */
function read(values: URLSearchParams, choices: Choices): Answers | undefined {
	const industry = choices.industries.find(({ name }) => name === values.get('industry'))?.name;
	const services = choices.services.map(({ id }) => id).filter((id) => values.getAll('services').includes(id));
	const size = SIZES.find((one) => one === values.get('size'));
	const date = /^2\d{3}-\d\d-\d\d$/.exec(values.get('date') ?? '')?.[0];
	return industry && size && services.length > 0 ? { industry, services, size, date } : undefined;
}

/** Uses the history or the storage, which browsers may forbid. */
function attempt(use: () => unknown): string {
	try {
		return String(use() ?? '');
	} catch {
		return '';
	}
}

/**
 * Follows the answers in the form inside an element. The first ones are those that the visitor gave before React came, or
 * that are in the address (as a code, or as the form on another page sends them), or that were kept in this tab.
 * @param example the answers that the page has at first.
 */
export function useBrief(root: RefObject<HTMLElement | null>, choices: Choices, example: Answers) {
	const [answers, setAnswers] = useState<Answers | 'incomplete' | 'unreadable'>(example);
	const [isReady, setIsReady] = useState(false);

	const keep = (next: Answers | undefined) => {
		const code = next ? codeOf(next, choices) : '';
		setAnswers(next ?? 'incomplete');
		attempt(() => history.replaceState(history.state, '', location.pathname + (code && `#w=${code}`)));
		attempt(() => sessionStorage.setItem('brief', code));
	};
	/** Chooses these answers in the form, and no others. */
	const choose = (next?: Answers) => {
		for (const input of root.current?.querySelectorAll('input') ?? []) {
			const values = Object.entries(next ?? {}).flatMap(([name, value]) => (name === input.name ? value : []));
			if (input.type === 'date') input.value = values.join('');
			else input.checked = values.includes(input.value);
		}
		keep(next);
	};

	useEffect(() => {
		const form = root.current?.querySelector('form');
		if (!form) return undefined;
		const follow = () =>
			keep(read(new URLSearchParams(Array.from(new FormData(form), (entry) => entry.map(String))), choices));
		const open = () => {
			const found = answersIn(codeIn(location.hash) ?? '', choices);
			choose(found);
			if (!found) setAnswers('unreadable');
		};
		const isTouched = [...form.querySelectorAll('input')].some(
			(input) => input.checked !== input.defaultChecked || input.value !== input.defaultValue,
		);
		const sent = read(new URLSearchParams(location.search), choices);
		const kept =
			sent ??
			answersIn(
				attempt(() => sessionStorage.getItem('brief')),
				choices,
			);
		if (isTouched) follow();
		else if (location.hash.startsWith('#w=')) open();
		else if (kept) choose(kept);
		setIsReady(true);
		const weave = (event: Event) => {
			event.preventDefault();
			root.current?.querySelector('[role=status]')?.scrollIntoView({ block: 'center' });
		};
		form.addEventListener('input', follow);
		form.addEventListener('submit', weave);
		addEventListener('hashchange', open);
		return () => {
			form.removeEventListener('input', follow);
			form.removeEventListener('submit', weave);
			removeEventListener('hashchange', open);
		};
	}, []);

	return { answers, isReady };
}
