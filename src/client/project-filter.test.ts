// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isShown, ProjectFilter } from './project-filter.ts';

const chips = ['Games', 'Finance', 'Health & Fitness'];
const cards = [
	['kites', 'Games|Finance'],
	['ledger', 'Finance'],
	['coach', 'Health & Fitness'],
];

beforeAll(() => customElements.define('project-filter', ProjectFilter));

/** Opens the page under an address. */
function open(query = ''): void {
	history.replaceState({ kept: true }, '', `/portfolio${query}`);
	document.body.innerHTML = `
		<project-filter data-count="{count} of {total} projects shown">
			${chips.map((chip) => `<button data-chip="${chip}" aria-pressed="false"><svg></svg>${chip}</button>`).join('')}
			<button data-clear hidden>All projects</button>
			<p role="status"></p>
			<ul>${cards.map(([id, kinds]) => `<li id="${id}" data-categories="${kinds}"></li>`).join('')}</ul>
		</project-filter>`;
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const chip = (name: string) =>
	[...document.querySelectorAll<HTMLElement>('[data-chip]')].find(({ dataset }) => dataset['chip'] === name);
const shown = () => cards.map(([id]) => id).filter((id) => find(`#${id}`)?.hidden === false);
const pressed = () => chips.filter((name) => chip(name)?.getAttribute('aria-pressed') === 'true');
const status = () => find('[role=status]')?.textContent;

describe('isShown', () => {
	it.each([
		[[], true],
		[['Games'], true],
		[['Finance'], false],
		[['Finance', 'Games'], true],
	])('with %j chosen shows a card of Games and Websites: %s', (chosen, expected) => {
		expect(isShown(['Games', 'Websites'], new Set(chosen))).toBe(expected);
	});
});

describe('ProjectFilter', () => {
	beforeEach(() => open());

	it('shows all cards and says nothing at first', () => {
		expect([shown(), pressed(), status()]).toEqual([['kites', 'ledger', 'coach'], [], '']);
		expect(find('[data-clear]')?.hidden).toBe(true);
	});

	it('shows the cards of a chip, says how many, and offers all again', () => {
		// The icon in the button is what the pointer often hits.
		chip('Finance')
			?.querySelector('svg')
			?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
		expect([shown(), pressed(), status()]).toEqual([['kites', 'ledger'], ['Finance'], '2 of 3 projects shown']);
		expect(find('[data-clear]')?.hidden).toBe(false);
	});

	it('adds the cards of a second chip, and takes them away with it', () => {
		chip('Games')?.click();
		chip('Health & Fitness')?.click();
		expect(shown()).toEqual(['kites', 'coach']);
		chip('Games')?.click();
		expect([shown(), pressed()]).toEqual([['coach'], ['Health & Fitness']]);
	});

	it('shows all cards again when the last chip is released', () => {
		chip('Games')?.click();
		chip('Games')?.click();
		expect([shown(), status()]).toEqual([['kites', 'ledger', 'coach'], '3 of 3 projects shown']);
		expect(find('[data-clear]')?.hidden).toBe(true);
	});

	it('clears every chip at once and keeps the focus at the chips', () => {
		chip('Games')?.click();
		chip('Finance')?.click();
		find('[data-clear]')?.click();
		expect([shown(), pressed()]).toEqual([['kites', 'ledger', 'coach'], []]);
		expect(document.activeElement).toBe(chip('Games'));
	});

	it('does nothing for a click beside the buttons', () => {
		chip('Games')?.click();
		find('#kites')?.click();
		expect([shown(), pressed()]).toEqual([['kites'], ['Games']]);
	});
});

describe('the address of ProjectFilter', () => {
	it('holds the chosen kinds, beside what else stands there, and leaves the history as it was', () => {
		open('?ref=mail#projects');
		const { length } = history;
		chip('Games')?.click();
		chip('Health & Fitness')?.click();
		expect(location.search).toBe('?ref=mail&kind=Games&kind=Health+%26+Fitness');
		expect(location.hash).toBe('#projects');
		find('[data-clear]')?.click();
		expect(location.search).toBe('?ref=mail');
		expect([history.length, history.state]).toEqual([length, { kept: true }]);
	});

	it('opens the page as it was shared', () => {
		open('?kind=Games&kind=Health+%26+Fitness');
		expect([shown(), pressed(), status()]).toEqual([
			['kites', 'coach'],
			['Games', 'Health & Fitness'],
			'2 of 3 projects shown',
		]);
	});

	it('passes over a kind that there is not', () => {
		open('?kind=Cooking');
		expect([shown(), pressed()]).toEqual([['kites', 'ledger', 'coach'], []]);
	});
});
