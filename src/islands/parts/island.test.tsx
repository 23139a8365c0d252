// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestimonialCarousel, WorkCarousel } from '../carousels';
import { ContactForm } from '../ContactForm';
import { FaqAccordion } from '../FaqAccordion';
import { LeadForm } from '../LeadForm';
import { NewsletterForm } from '../NewsletterForm';
import { TechnologyTabs } from '../TechnologyTabs';
import { contact, hydrate, lead, newsletter, questions, technologies, testimonials, work } from '../testing/islands';

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
	['newsletter-form', <NewsletterForm {...newsletter} />],
	['faq-accordion', <FaqAccordion {...questions} />],
	['technology-tabs', <TechnologyTabs {...technologies} />],
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
