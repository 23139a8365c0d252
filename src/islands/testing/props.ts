import { createElement } from 'react';

/** Props for the tests of islands; the texts that the specification quotes are quoted here. */
const otherWays = {
	text: 'Write to {email} or call {phone}.',
	email: 'hello@example.com',
	phone: { display: '+91 00000 00000', number: '+910000000000' },
};

const failure = 'Something went wrong. Please try again.';
const success = 'Thank you! Our team will get back to you as soon as possible.';

export const contact = {
	otherWays,
	honeypot: 'Leave this empty',
	texts: {
		name: { label: 'Name' },
		email: { label: 'Email' },
		message: { label: 'Message' },
		submit: 'Submit',
		sending: 'Sending...',
		invalidEmail: 'Please enter a valid email address.',
		failure,
		success,
	},
};

export const newsletter = {
	otherWays,
	variant: 'required' as const,
	texts: {
		email: { label: 'Email address', placeholder: 'Your email' },
		submit: 'Subscribe',
		submitting: 'Subscribing...',
		failure: 'Subscription failed',
	},
};

export const lead = {
	otherWays,
	texts: {
		name: { label: 'Name' },
		email: { label: 'Email' },
		phone: { label: 'Phone' },
		businessType: { label: 'Business type', placeholder: 'Select Business Type' },
		businessTypes: ['Retail', 'Service', 'Startup'],
		submit: 'Submit',
		sending: 'Sending...',
		failure,
		success,
	},
};

export const accordion = {
	name: 'faq',
	items: [1, 2, 3].map((number) => ({ question: `Question ${number}`, answer: `Answer ${number}` })),
};

const names = ['Frontend', 'Backend', 'DevOps'];

export const tabs = {
	label: 'Technologies',
	id: 'tools',
	names,
	/** As the build writes them. */
	children: names.map((name, index) =>
		createElement(
			'div',
			{
				key: name,
				role: 'tabpanel',
				id: `tools${index}`,
				'aria-labelledby': `tools-tab${index}`,
				'data-state': index === 0 ? 'active' : 'inactive',
			},
			`${name} tools`,
		),
	),
};

const labels = { pause: 'Pause', play: 'Play', previous: 'Previous', next: 'Next', slide: '{number} of {total}' };

export const work = {
	label: 'Our Work',
	labels,
	slides: ['one', 'two'].map((name) => ({
		src: `/${name}.webp`,
		srcSet: `/${name}.webp 800w`,
		sizes: '100vw',
		width: 1600,
		height: 900,
		alt: `Website ${name}`,
		link: `/portfolio#${name}`,
	})),
};

export const testimonials = {
	label: 'What owners say',
	labels: { ...labels, rating: '{stars} out of 5 stars' },
	items: [1, 2, 3, 4].map((number) => ({ name: `Owner ${number}`, content: `Quote ${number}` })),
};
