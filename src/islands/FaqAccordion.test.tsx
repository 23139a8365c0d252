// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FaqAccordion } from './FaqAccordion';
import { hydrate } from './testing/hydrate';
import { accordion } from './testing/props';

const states = () =>
	Array.from(
		document.querySelectorAll('details'),
		(item) => `${item.open ? 'open' : 'closed'}/${item.dataset['state']}`,
	);
const expectStates = (...expected: ('open' | 'closed')[]) =>
	waitFor(() => expect(states()).toEqual(expected.map((state) => `${state}/${state}`)));

afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

describe('FaqAccordion', () => {
	it('has none open at first and every answer in its markup', async () => {
		const { container } = hydrate(<FaqAccordion {...accordion} />);
		await expectStates('closed', 'closed', 'closed');
		expect(container.textContent).toContain('Answer 3');
	});

	it('opens one at a time, and a click on the open one closes it', async () => {
		const user = userEvent.setup();
		hydrate(<FaqAccordion {...accordion} />);
		await user.click(screen.getByText('Question 1'));
		await expectStates('open', 'closed', 'closed');
		await user.click(screen.getByText('Question 3'));
		await expectStates('closed', 'closed', 'open');
		await user.click(screen.getByText('Question 3'));
		await expectStates('closed', 'closed', 'closed');
	});

	it('takes over what was opened before it came, without a warning', async () => {
		const error = vi.spyOn(console, 'error');
		hydrate(<FaqAccordion {...accordion} />, (root) => root.querySelectorAll('details')[1]?.setAttribute('open', ''));
		await expectStates('closed', 'open', 'closed');
		expect(error).not.toHaveBeenCalled();
	});
});
