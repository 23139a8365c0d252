// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { FaqAccordion } from './FaqAccordion';
import { hydrate } from './testing/hydrate';
import { accordion } from './testing/props';

afterEach(cleanup);

it('opens one answer at a time where the browser does not know `name` on details, as jsdom does not', async () => {
	const user = userEvent.setup();
	hydrate(<FaqAccordion {...accordion} />, (root) => root.querySelector('details')?.setAttribute('open', ''));
	const open = () => Array.from(document.querySelectorAll('details'), (item) => item.open);
	expect(open()).toEqual([true, false, false]);
	await user.click(screen.getByText('Question 3'));
	await waitFor(() => expect(open()).toEqual([false, false, true]));
	await user.click(screen.getByText('Question 3'));
	await waitFor(() => expect(open()).toEqual([false, false, false]));
});
