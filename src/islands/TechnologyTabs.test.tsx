// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TechnologyTabs } from './TechnologyTabs';
import { hydrate } from './testing/hydrate';
import { tabs } from './testing/props';

const tab = (name: string) => screen.getByRole('tab', { name });
const active = () => screen.getByRole('tab', { selected: true }).textContent;
const press = (name: string, ...keys: string[]) => {
	for (const key of keys) fireEvent.keyDown(tab(name), { key });
};

beforeEach(() => void hydrate(<TechnologyTabs {...tabs} />));
afterEach(cleanup);

describe('TechnologyTabs', () => {
	it('starts with the first group, and each tab is a link to its panel', () => {
		expect(active()).toBe('Frontend');
		const panels = screen.getAllByRole('tabpanel');
		expect(screen.getAllByRole('tab').map((link) => link.getAttribute('href'))).toEqual(
			panels.map(({ id }) => `#${id}`),
		);
		expect(panels.map((panel) => panel.dataset['state'])).toEqual(['active', 'inactive', 'inactive']);
	});

	it('switches at a click and keeps the address as it is', () => {
		expect(fireEvent.click(tab('DevOps'))).toBe(false);
		expect(active()).toBe('DevOps');
		expect(screen.getAllByRole('tabpanel').map((panel) => panel.dataset['state'])).toEqual([
			'inactive',
			'inactive',
			'active',
		]);
	});

	it('leaves a click with a modifier to the browser', () => {
		fireEvent.click(tab('DevOps'), { ctrlKey: true });
		expect(active()).toBe('Frontend');
	});

	it('moves choice and focus with arrows, Home and End, around the ends', () => {
		press('Frontend', 'ArrowLeft');
		expect(active()).toBe('DevOps');
		expect(document.activeElement).toBe(tab('DevOps'));
		press('DevOps', 'ArrowRight');
		expect(active()).toBe('Frontend');
		press('Frontend', 'End');
		expect(active()).toBe('DevOps');
		press('DevOps', 'Home');
		expect(active()).toBe('Frontend');
	});

	it('counts keys from the active tab, so that two held on the first one lead to the third', () => {
		press('Frontend', 'ArrowRight', 'ArrowRight');
		expect(active()).toBe('DevOps');
	});

	it('has one tab in the tab order', () => {
		fireEvent.click(tab('Backend'));
		expect(screen.getAllByRole('tab').map((link) => link.tabIndex)).toEqual([-1, 0, -1]);
	});
});
