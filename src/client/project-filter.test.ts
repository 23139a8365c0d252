// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { filterProjects } from './project-filter.ts';

const cards = [
	['kites', 'Games|Finance'],
	['ledger', 'Finance'],
	['coach', 'Health & Fitness'],
];

/** Opens the page under an address and presses buttons; gives the cards that show, and what is announced. */
function shownAfter(query: string, ...presses: string[]): [string[], string | null] {
	history.replaceState({ kept: true }, '', `/portfolio${query}`);
	document.body.innerHTML = `
		<project-filter data-count="{count} of 3 projects shown">
			${['Games', 'Finance', 'Health & Fitness'].map((chip) => `<button data-chip="${chip}" aria-pressed="false"><svg></svg>${chip}</button>`).join('')}
			<button>All</button>
			<p role="status"></p>
			<ul>${cards.map(([id, kinds]) => `<li id="${id}" data-kinds="${kinds}"></li>`).join('')}</ul>
		</project-filter>`;
	const filter = document.querySelector<HTMLElement>('project-filter') ?? document.body;
	filterProjects(filter);
	for (const press of presses) {
		const button = [...filter.querySelectorAll('button')].find(({ textContent }) => textContent === press);
		// The icon in the button is what the pointer often hits.
		(button?.querySelector('svg') ?? button)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
	}
	const shown = [...filter.querySelectorAll('li')].filter((card) => !card.hidden).map(({ id }) => id);
	return [shown, filter.querySelector('[role=status]')?.textContent ?? null];
}

const all = ['kites', 'ledger', 'coach'];

it.each([
	['', [], all, ''],
	['', ['Finance'], ['kites', 'ledger'], '2 of 3 projects shown'],
	['', ['Games', 'Health & Fitness'], ['kites', 'coach'], '2 of 3 projects shown'],
	['', ['Games', 'Health & Fitness', 'Games'], ['coach'], '1 of 3 projects shown'],
	['', ['Games', 'Games'], all, '3 of 3 projects shown'],
	['', ['Games', 'Finance', 'All'], all, '3 of 3 projects shown'],
	['?kind=Games&kind=Health+%26+Fitness', [], ['kites', 'coach'], '2 of 3 projects shown'],
	['?kind=Cooking', [], all, ''],
])('opened as "%s", after presses of %j, shows %j and says "%s"', (query, presses, shown, words) => {
	expect(shownAfter(query, ...presses)).toEqual([shown, words]);
});

it('keeps the choice in the address, beside what else stands there, and leaves the history as it was', () => {
	const { length } = history;
	shownAfter('?ref=mail#projects', 'Health & Fitness', 'Games');
	expect(location.search + location.hash).toBe('?ref=mail&kind=Health+%26+Fitness&kind=Games#projects');
	expect([history.length, history.state]).toEqual([length, { kept: true }]);
});
