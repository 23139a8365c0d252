// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hydrate } from './testing/hydrate';
import { testimonials, work } from './testing/props';
import { TestimonialCarousel } from './TestimonialCarousel';
import { WorkCarousel } from './WorkCarousel';

const prefersReducedMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));
const slides = () => Array.from(document.querySelectorAll('.swiper-slide'));
/** The label of the one slide that can be reached. */
const shown = () => {
	const reachable = slides().filter((slide) => !slide.hasAttribute('inert'));
	return reachable.map((slide) => slide.getAttribute('aria-label')).join();
};
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

beforeEach(() => {
	vi.useFakeTimers();
	prefersReducedMotion(false);
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('WorkCarousel', () => {
	it('moves on after 2000 ms', async () => {
		hydrate(<WorkCarousel {...work} />);
		expect(shown()).toBe('1 of 2');
		await wait(1999);
		expect(shown()).toBe('1 of 2');
		await wait(50);
		expect(shown()).toBe('2 of 2');
	});

	it('stops and plays again by a button whose label changes; changes are announced only while it rests', async () => {
		hydrate(<WorkCarousel {...work} />);
		const live = () => document.querySelector('[aria-live]')?.getAttribute('aria-live');
		expect(live()).toBe('off');
		fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
		await wait(9000);
		expect(shown()).toBe('1 of 2');
		expect(live()).toBe('polite');
		fireEvent.click(screen.getByRole('button', { name: 'Play' }));
		await wait(2050);
		expect(shown()).toBe('2 of 2');
		expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined();
	});

	it('starts paused for visitors who prefer reduced motion', async () => {
		prefersReducedMotion(true);
		hydrate(<WorkCarousel {...work} />);
		expect(screen.getByRole('button', { name: 'Play' })).toBeDefined();
		await wait(9000);
		expect(shown()).toBe('1 of 2');
	});

	it('rests while the focus is on a slide', async () => {
		hydrate(<WorkCarousel {...work} />);
		const link = screen.getByRole('link', { name: 'Website one' });
		act(() => link.focus());
		await wait(9000);
		expect(shown()).toBe('1 of 2');
		act(() => link.blur());
		await wait(2050);
		expect(shown()).toBe('2 of 2');
	});

	it('goes to the slide of the chosen bullet, which is marked', async () => {
		prefersReducedMotion(true);
		hydrate(<WorkCarousel {...work} />);
		fireEvent.click(screen.getByRole('button', { name: '2 of 2' }));
		await wait(50);
		expect(shown()).toBe('2 of 2');
		expect(screen.getByRole('button', { current: true }).getAttribute('aria-label')).toBe('2 of 2');
	});

	it('links each picture, whose size is known', () => {
		hydrate(<WorkCarousel {...work} />);
		const picture = screen.getByRole('img', { name: 'Website one' });
		expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1600', '900']);
		expect(picture.closest('a')?.getAttribute('href')).toBe('/portfolio#one');
	});
});

describe('TestimonialCarousel', () => {
	it('moves on after 4000 ms', async () => {
		hydrate(<TestimonialCarousel {...testimonials} />);
		await wait(3999);
		expect(shown()).toBe('1 of 4');
		await wait(50);
		expect(shown()).toBe('2 of 4');
	});

	it('shows five stars, the quote and its author', () => {
		hydrate(<TestimonialCarousel {...testimonials} />);
		const [first] = slides();
		expect(first?.querySelectorAll('svg path')).toHaveLength(5);
		expect(first?.querySelector('svg')?.getAttribute('aria-label')).toBe('5 out of 5 stars');
		expect(first?.textContent).toBe('Quote 1Owner 1');
	});
});
