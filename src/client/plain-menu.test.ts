// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { startPlainMenu } from './plain-menu.ts';

document.body.innerHTML = '<button><svg></svg></button><nav><a href="#x">x</a></nav><main></main>';
const part = (name: string) => document.querySelector<HTMLElement>(name) ?? document.body;
const [button, menu, sign] = [part('button'), part('nav'), part('svg')];
startPlainMenu(menu, button);
const states: string[] = [];
menu.addEventListener('toggle', ({ newState }) => states.push(newState));

const press = (target: Element) => target.dispatchEvent(new Event('pointerdown', { bubbles: true }));
const key = (name: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
const isOpen = () => menu.hasAttribute('data-open');

beforeEach(() => {
	menu.hidePopover();
	states.length = 0;
});

it('opens and closes with the button, and sends toggle events as a popover does', () => {
	press(sign);
	button.click();
	expect(isOpen()).toBe(true);
	press(sign);
	button.click();
	expect(isOpen()).toBe(false);
	expect(states).toEqual(['open', 'closed']);
});

it('closes on a press outside the menu, but not on one inside it', () => {
	button.click();
	press(part('a'));
	expect(isOpen()).toBe(true);
	press(document.documentElement);
	expect(isOpen()).toBe(false);
});

it('closes with Escape and returns the focus, but leaves the focus alone while it is closed', () => {
	button.click();
	part('a').focus();
	key('a');
	expect(isOpen()).toBe(true);
	key('Escape');
	expect([isOpen(), document.activeElement]).toEqual([false, button]);
	part('a').focus();
	key('Escape');
	expect(document.activeElement).toBe(part('a'));
});

it('reports one close if the page closes it twice', () => {
	button.click();
	menu.hidePopover();
	menu.hidePopover();
	expect(states).toEqual(['open', 'closed']);
});
