// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Island } from './Island';
import { fallback } from './testing/props';

function Broken(): never {
	throw new Error('The thing is broken.');
}

afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

describe('an island that throws', () => {
	it('shows the fallback screen with the error text in its own place and leaves the rest working', () => {
		vi.spyOn(console, 'error').mockImplementation(() => {});
		render(
			<>
				<p>The rest</p>
				<Island name="broken" fallback={fallback}>
					<Broken />
				</Island>
			</>,
		);
		const screenText = screen.getByRole('alert').textContent;
		expect(screenText).toContain('Unexpected Application Error!');
		expect(screenText).toContain('The thing is broken.');
		expect(screenText).toContain('Reload the page.');
		expect(screen.getByText('The rest')).toBeDefined();
	});
});
