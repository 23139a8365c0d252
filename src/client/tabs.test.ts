// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { startTabs } from './tabs.ts';

/* The tests in e2e/pages cover clicks and keys. */

const list = () => document.querySelector<HTMLElement>('[role=tablist]') ?? document.body;
const shown = () => Array.from(document.querySelectorAll('[role=tabpanel]:not([data-inactive])'), ({ id }) => id);

beforeEach(() => {
	const names = ['one', 'two', 'three'];
	const tabs = names.map((name) => `<a role="tab" href="#${name}" aria-controls="${name}">${name}</a>`);
	const panels = names.map((name) => `<div role="tabpanel" id="${name}"></div>`);
	document.body.innerHTML = `<div role="tablist">${tabs.join('')}</div>${panels.join('')}`;
});

it.each([
	['', 'one'],
	['#three', 'three'],
	['#elsewhere', 'one'],
])('starts at the address ‘%s’ with the panel ‘%s’', (hash, panel) => {
	history.replaceState(null, '', hash || '/');
	startTabs(list());
	expect(shown()).toEqual([panel]);
	const selected = list().querySelectorAll('[aria-selected=true]');
	expect(Array.from(selected, ({ textContent }) => textContent)).toEqual([panel]);
	expect(list().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});
