// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContactForm } from './ContactForm';
import { FaqAccordion } from './FaqAccordion';
import { island } from './island';
import { LeadForm } from './LeadForm';
import { NewsletterForm } from './NewsletterForm';
import { TechnologyTabs } from './TechnologyTabs';
import { TestimonialCarousel } from './TestimonialCarousel';
import { hydrate } from './testing/hydrate';
import { accordion, contact, lead, newsletter, tabs, testimonials, work } from './testing/props';
import { WorkCarousel } from './WorkCarousel';

vi.mock('../lib/site/settings', () => ({ settings: { mail: {} } }));

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

describe.each([
	['contact-form', <ContactForm {...contact} />],
	['newsletter-form', <NewsletterForm {...newsletter} />],
	['lead-form', <LeadForm {...lead} />],
	['faq-accordion', <FaqAccordion {...accordion} />],
	['technology-tabs', <TechnologyTabs {...tabs} />],
	['work-carousel', <WorkCarousel {...work} />],
	['testimonial-carousel', <TestimonialCarousel {...testimonials} />],
])('the island %s', (name, element) => {
	it('is written by the server without a style attribute', () => {
		const html = renderToString(element);
		expect(html).toContain(`data-island="${name}"`);
		expect(html).not.toMatch(/\sstyle=/);
	});

	it('is taken over by React without a warning, and says so', () => {
		const warnings = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
		const onReady = vi.fn();
		const { container } = hydrate(element, (root) => root.addEventListener('island:ready', onReady));
		expect(warnings.flatMap((warning) => warning.mock.calls)).toEqual([]);
		expect(onReady).toHaveBeenCalledOnce();
		expect(container.querySelector(`[data-island="${name}"]`)?.hasAttribute('data-hydrated')).toBe(true);
	});
});

describe('an island that throws', () => {
	const Broken = island('broken', () => {
		throw new Error('The thing is broken.');
	});

	it('shows the fallback screen with the error text in its own place and leaves the rest working', () => {
		vi.spyOn(console, 'error').mockImplementation(() => {});
		Object.assign(document.body.dataset, { errorTitle: 'Unexpected!', errorText: 'Reload the page.' });
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
});
