import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';

/*
 * Checks that the records in `content/` contain the text that the specification quotes. Other tests check that visitors
 * see the text.
 */

const success = 'Thank you! Our team will get back to you as soon as possible.';
const sending = 'Sending...';
const links = (paths: string) => paths.split(' ').map((path) => expect.objectContaining({ path }));

for (const [file, quoted] of Object.entries({
	site: { website: 'infotech' },
	words: {
		blog: { loading: 'Loading blogs...', publishedOn: 'Published on:', readMore: 'Read More →' },
		contact: {
			...{ submit: 'Submit', sending, success, failure: 'Something went wrong. Please try again.' },
			invalidEmail: 'Please enter a valid email address.',
		},
		newsletter: { email: { placeholder: 'Your email' }, submit: 'Subscribe', failure: 'Subscription failed' },
		lead: {
			...{ sending, success, businessType: { placeholder: 'Select Business Type' } },
			businessTypes: ['Retail', 'Service', 'Startup'],
		},
	},
	'pages/contact': { form: { title: 'Send Us a Message' } },
	'pages/fallback': { title: 'Unexpected Application Error!', notFound: '404 Not Found' },
	// The header leads to seven pages and the menu to six: the blog is missing, and ‘OurServices’ leads to /solutions.
	navigation: {
		header: links('/about /services /ourprocess /portfolio /Industries /blog /contactus'),
		mobile: [
			{ path: '/about' },
			{ path: '/solutions', label: 'OurServices' },
			...links('/ourprocess /portfolio /Industries /contactus'),
		],
	},
}))
	test(`content/${file}.yaml has the texts and paths that the specification quotes`, () => {
		expect(parse(readFileSync(`content/${file}.yaml`, 'utf8'))).toMatchObject(quoted);
	});
