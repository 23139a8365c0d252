// @vitest-environment jsdom
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestimonialCarousel, WorkCarousel } from '../carousels';
import { ContactForm } from '../ContactForm';
import { FaqAccordion } from '../FaqAccordion';
import { LeadForm } from '../LeadForm';
import { TechnologyTabs } from '../TechnologyTabs';
import { accordion, contact, hydrate, lead, tabs, testimonials, work } from '../testing/islands';

vi.mock('../../lib/browser/settings', () => ({ settings: { mail: {} } }));

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

it.each([
	['contact-form', <ContactForm {...contact} />],
	['lead-form', <LeadForm {...lead} />],
	['faq-accordion', <FaqAccordion {...accordion} />],
	['technology-tabs', <TechnologyTabs {...tabs} />],
	['work-carousel', <WorkCarousel {...work} />],
	['testimonial-carousel', <TestimonialCarousel {...testimonials} />],
])('hydrates the island %s without a warning, and reports that it is ready', (name, element) => {
	const warnings = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
	const onReady = vi.fn();
	const { container } = hydrate(element, (root) => root.addEventListener('island:ready', onReady));
	expect(warnings.flatMap((warning) => warning.mock.calls)).toEqual([]);
	expect(onReady).toHaveBeenCalledOnce();
	expect(container.querySelector(`[data-island="${name}"]`)?.hasAttribute('data-hydrated')).toBe(true);
});

it('opens one answer at a time in browsers that do not support `name` on details', () => {
	hydrate(<FaqAccordion {...accordion} />, (root) => root.querySelector('details')?.setAttribute('open', ''));
	const items = Array.from(document.querySelectorAll('details'));
	const open = () => items.map((item) => item.open);
	const toggle = (item: HTMLDetailsElement) => {
		item.open = !item.open;
		// jsdom does not dispatch `toggle` itself.
		fireEvent(item, new Event('toggle'));
	};
	expect(open()).toEqual([true, false, false]);
	items.slice(2).forEach(toggle);
	expect(open()).toEqual([false, false, true]);
	items.slice(2).forEach(toggle);
	expect(open()).toEqual([false, false, false]);
});
