// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startReadingTools } from './reading-tools.ts';

const written: string[] = [];

beforeEach(() => {
	vi.useFakeTimers();
	written.length = 0;
	vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } });
	document.body.innerHTML = `<div class="prose"><pre><code>let a = 1;</code></pre></div>
		<template><button type="button" aria-live="polite" data-done="Copied">Copy</button></template>`;
	const copy = document.querySelector('template');
	if (copy) startReadingTools(copy);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

it('says that the code was copied at each press, and restores the button’s label after a while', async () => {
	const button = document.querySelector('button');
	const words: string[] = [];
	const noteWords = new MutationObserver(() => words.push(button?.textContent ?? ''));
	if (button) noteWords.observe(button, { childList: true });
	const press = async () => {
		button?.click();
		await vi.advanceTimersByTimeAsync(0);
	};
	await press();
	expect(button?.textContent).toBe('Copied');
	await vi.advanceTimersByTimeAsync(10_000);
	expect(button?.textContent).toBe('Copy');
	words.length = 0;
	await press();
	await press();
	// Screen readers announce a status only when its text changes.
	expect(words.filter((said) => said === 'Copied').length).toBeGreaterThanOrEqual(2);
	expect(written).toEqual(['let a = 1;', 'let a = 1;', 'let a = 1;']);
});
