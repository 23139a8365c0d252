import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Renders an element as the server does, then hydrates it as the browser does.
 * @param element the island with its props.
 * @param before imitates what a visitor does on the page before the script runs.
 */
export function hydrate(element: ReactNode, before: (container: HTMLElement) => void = () => {}) {
	const container = document.createElement('div');
	container.innerHTML = renderToString(element);
	document.body.append(container);
	before(container);
	return render(element, { container, hydrate: true });
}

const otherWays = {
	text: 'Write to {email} or call {phone}.',
	email: 'hello@example.com',
	phone: { display: '+91 00000 00000', number: '+910000000000' },
};

const shared = {
	name: { label: 'Name' },
	email: { label: 'Email' },
	submit: 'Submit',
	sending: 'Sending...',
	failure: 'Something went wrong. Please try again.',
	success: 'Thank you!',
};

export const contact = {
	otherWays,
	honeypot: 'Leave this empty',
	texts: { ...shared, message: { label: 'Message' }, invalidEmail: 'Please enter a valid email address.' },
};

export const lead = {
	otherWays,
	texts: {
		...shared,
		phone: { label: 'Phone' },
		businessType: { label: 'Business type', placeholder: 'Select Business Type' },
		businessTypes: ['Retail', 'Startup'],
	},
};

export const newsletter = {
	otherWays,
	variant: 'required',
	texts: { ...shared, submitting: 'Subscribing...' },
} as const;

export const questions = {
	name: 'faq',
	items: [1, 2].map((n) => ({ question: `Question ${n}`, answer: `Answer ${n}` })),
};

export const technologies = {
	label: 'Tools',
	id: 'tools',
	newTab: '(a new tab)',
	groups: ['Clay', 'Fire'].map((name) => ({ name, tools: [{ name: 'Kiln', logo: '/kiln.svg', link: '/kiln' }] })),
};

const labels = { pause: 'Pause', play: 'Play', previous: 'Previous', next: 'Next', slide: '{number} of {total}' };
const picture = { srcSet: '', sizes: '100vw', width: 1600, height: 900, alt: 'A website', link: '/portfolio' };
export const work = {
	label: 'Our Work',
	labels,
	slides: [
		{ ...picture, src: '/one.webp' },
		{ ...picture, src: '/two.webp' },
	],
};
export const testimonials = {
	label: 'What owners say',
	labels: { ...labels, rating: '{stars} out of 5 stars' },
	items: [
		{ name: 'Owner 1', content: 'Quote 1' },
		{ name: 'Owner 2', content: 'Quote 2' },
	],
};
