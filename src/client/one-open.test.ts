// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { keepOneOpen } from './one-open.ts';

/* jsdom does not support `name` on details, so it stands for an older browser. */

it('opens one answer at a time in each group', () => {
	const item = (name: string) => `<details name="${name}"><summary></summary></details>`;
	document.body.innerHTML = ['about', 'about', 'contact'].map(item).join('');
	const items = document.querySelectorAll('details');
	keepOneOpen(items);
	const toggle = (index: number) => {
		const item = items[index] ?? document.createElement('details');
		item.open = !item.open;
		// jsdom does not dispatch `toggle` in time.
		item.dispatchEvent(new Event('toggle'));
		return Array.from(items, ({ open }) => open);
	};
	expect(toggle(2)).toEqual([false, false, true]);
	expect(toggle(0)).toEqual([true, false, true]);
	expect(toggle(1)).toEqual([false, true, true]);
	expect(toggle(1)).toEqual([false, false, true]);
});
