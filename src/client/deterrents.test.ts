import { expect, it } from 'vitest';
import { isInspectorKey } from './deterrents.ts';

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const control = { ...none, ctrlKey: true };
const command = { ...none, metaKey: true };
const shift = { ...none, shiftKey: true };
const option = { ...none, altKey: true };

it.each([
	['F12', 'F12', 'F12', none],
	['Ctrl+U', 'u', 'KeyU', control],
	['Ctrl+U with Caps Lock', 'U', 'KeyU', control],
	['Ctrl+Shift+I', 'I', 'KeyI', { ...control, shiftKey: true }],
	['Ctrl+Shift+J', 'J', 'KeyJ', { ...control, shiftKey: true }],
	['Ctrl+Shift+C', 'C', 'KeyC', { ...control, shiftKey: true }],
	['Cmd+U', 'u', 'KeyU', command],
	['Cmd+Option+U, which types a dead key', 'Dead', 'KeyU', { ...command, altKey: true }],
	['Cmd+Option+C, which types ç', 'ç', 'KeyC', { ...command, altKey: true }],
	['Cmd+Option+J, which types ∆', '∆', 'KeyJ', { ...command, altKey: true }],
	['Cmd+Shift+C', 'c', 'KeyC', { ...command, shiftKey: true }],
	['Ctrl+U on a Gujarati layout', 'ુ', 'KeyU', control],
	['Ctrl+U on a Dvorak layout, where U is on another key', 'u', 'KeyF', control],
])('%s counts as an inspector key', (_name, key, code, modifiers) => {
	expect(isInspectorKey({ key, code, ...modifiers })).toBe(true);
});

it.each([
	['U alone', 'u', 'KeyU', none],
	['Shift+I', 'I', 'KeyI', shift],
	['Ctrl+C, which copies', 'c', 'KeyC', control],
	['Cmd+C, which copies', 'c', 'KeyC', command],
	['Ctrl+Shift+T', 'T', 'KeyT', { ...control, shiftKey: true }],
	['Ctrl+G on a Dvorak layout, where G is on the U key', 'g', 'KeyU', control],
	['AltGr+C, which types ć on a Polish keyboard', 'ć', 'KeyC', { ...control, altKey: true }],
	['Option+U, which types an accent', 'Dead', 'KeyU', option],
	['F11', 'F11', 'F11', none],
])('%s does not count as an inspector key', (_name, key, code, modifiers) => {
	expect(isInspectorKey({ key, code, ...modifiers })).toBe(false);
});
