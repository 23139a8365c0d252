// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { isInspectorKey, suppressInspection } from './deterrents.ts';

const press = (key: string, code: string, modifiers: KeyboardEventInit = {}) =>
	new KeyboardEvent('keydown', { key, code, ...modifiers, bubbles: true, cancelable: true });
const control = { ctrlKey: true };
const controlShift = { ctrlKey: true, shiftKey: true };
const command = { metaKey: true };
const commandOption = { metaKey: true, altKey: true };

describe('isInspectorKey', () => {
	it.each([
		['F12', press('F12', 'F12')],
		['Ctrl+U', press('u', 'KeyU', control)],
		['Ctrl+U with Caps Lock', press('U', 'KeyU', control)],
		['Ctrl+Shift+I', press('I', 'KeyI', controlShift)],
		['Ctrl+Shift+J', press('J', 'KeyJ', controlShift)],
		['Ctrl+Shift+C', press('C', 'KeyC', controlShift)],
		['Cmd+U', press('u', 'KeyU', command)],
		['Cmd+Option+U, which types a dead key', press('Dead', 'KeyU', commandOption)],
		['Cmd+Option+C, which types ç', press('ç', 'KeyC', commandOption)],
		['Cmd+Option+J, which types ∆', press('∆', 'KeyJ', commandOption)],
		['Cmd+Shift+C', press('c', 'KeyC', { metaKey: true, shiftKey: true })],
		['Ctrl+U on a Gujarati layout', press('ુ', 'KeyU', control)],
		['Ctrl+U on a Dvorak layout, where U has another place', press('u', 'KeyF', control)],
	])('counts %s', (_name, event) => {
		expect(isInspectorKey(event)).toBe(true);
	});

	it.each([
		['letters', press('u', 'KeyU')],
		['Shift+I', press('I', 'KeyI', { shiftKey: true })],
		['Ctrl+C, which copies', press('c', 'KeyC', control)],
		['Cmd+C, which copies', press('c', 'KeyC', command)],
		['Ctrl+Shift+T', press('T', 'KeyT', controlShift)],
		['Ctrl+G on a Dvorak layout, where it has the place of U', press('g', 'KeyU', control)],
		['AltGr+C, which types ć on a Polish keyboard', press('ć', 'KeyC', { ctrlKey: true, altKey: true })],
		['Option+U, which types an accent', press('Dead', 'KeyU', { altKey: true })],
		['F11', press('F11', 'F11')],
	])('leaves %s to the visitor', (_name, event) => {
		expect(isInspectorKey(event)).toBe(false);
	});
});

describe('suppressInspection', () => {
	beforeAll(suppressInspection);

	/** Whether something that happens in the page is prevented. */
	const isPrevented = (event: Event) => !document.body.dispatchEvent(event);

	it('suppresses the context menu and the keys of the inspector', () => {
		expect(isPrevented(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))).toBe(true);
		expect(isPrevented(press('F12', 'F12'))).toBe(true);
	});

	it('suppresses nothing else', () => {
		expect(isPrevented(press('c', 'KeyC', control))).toBe(false);
		expect(isPrevented(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(false);
	});

	it('takes the key press without a key that a browser makes as it fills in a form', () => {
		expect(isPrevented(new Event('keydown', { bubbles: true, cancelable: true }))).toBe(false);
	});
});
