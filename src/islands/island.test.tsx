// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestimonialCarousel, WorkCarousel } from './carousels';
import { ContactForm } from './ContactForm';
import { FaqAccordion } from './FaqAccordion';
import { island } from './island';
import { LeadForm } from './LeadForm';
import { NewsletterForm } from './NewsletterForm';
import { TechnologyTabs } from './TechnologyTabs';
import { hydrate } from './testing/hydrate';
import { accordion, contact, lead, newsletter, tabs, testimonials, work } from './testing/props';

vi.mock('../lib/site/settings', () => ({ settings: { mail: {} } }));

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

it.each([
	['contact-form', <ContactForm {...contact} />],
	['newsletter-form', <NewsletterForm {...newsletter} />],
	['lead-form', <LeadForm {...lead} />],
	['faq-accordion', <FaqAccordion {...accordion} />],
	['technology-tabs', <TechnologyTabs {...tabs} />],
	['work-carousel', <WorkCarousel {...work} />],
	['testimonial-carousel', <TestimonialCarousel {...testimonials} />],
])('React takes over the island %s without a warning, and the island says so', (name, element) => {
	const warnings = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
	const onReady = vi.fn();
	const { container } = hydrate(element, (root) => root.addEventListener('island:ready', onReady));
	expect(warnings.flatMap((warning) => warning.mock.calls)).toEqual([]);
	expect(onReady).toHaveBeenCalledOnce();
	expect(container.querySelector(`[data-island="${name}"]`)?.hasAttribute('data-hydrated')).toBe(true);
});

it('An island that throws shows the fallback screen with the error text in its own place and leaves the rest working', () => {
	vi.spyOn(console, 'error').mockImplementation(() => {});
	Object.assign(document.body.dataset, { errorTitle: 'Unexpected!', errorText: 'Reload the page.' });
	const Broken = island('broken', () => {
		throw new Error('The thing is broken.');
	});
	render(
		<>
			<p>The rest</p>
			<Broken />
		</>,
	);
	const texts = [...screen.getByRole('alert').children].map(({ textContent }) => textContent);
	expect(texts).toEqual(['Unexpected!', 'The thing is broken.', 'Reload the page.']);
	expect(screen.getByText('The rest')).toBeDefined();
});
