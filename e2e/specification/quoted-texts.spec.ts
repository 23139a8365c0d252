import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, test } from '../support/fixtures.ts';

/*
 * Checks that the records in `content/` contain the text that the specification quotes. Other tests check that visitors
 * see the text.
 */

const record = (file: string): unknown => parse(readFileSync(`content/${file}`, 'utf8'));

const success = 'Thank you! Our team will get back to you as soon as possible.';
const failure = 'Something went wrong. Please try again.';
const sending = 'Sending...';

test('Forms use the texts quoted in the specification', () => {
	expect(record('pages/contact.yaml')).toMatchObject({ form: { title: 'Send Us a Message' } });
	expect(record('words.yaml')).toMatchObject({
		contact: { submit: 'Submit', sending, success, failure, invalidEmail: 'Please enter a valid email address.' },
		newsletter: { email: { placeholder: 'Your email' }, submit: 'Subscribe', failure: 'Subscription failed' },
		lead: {
			sending,
			success,
			businessType: { placeholder: 'Select Business Type' },
			businessTypes: ['Retail', 'Service', 'Startup'],
		},
	});
});

test('Blog and fallback page use the texts quoted in the specification, and the site shows the posts of infotech', () => {
	expect(record('site.yaml')).toMatchObject({ website: 'infotech' });
	expect(record('pages/blog.yaml')).toMatchObject({ hero: { title: 'Our Blogs' } });
	expect(record('words.yaml')).toMatchObject({
		blog: { loading: 'Loading blogs...', publishedOn: 'Published on:', readMore: 'Read More →' },
	});
	expect(record('pages/fallback.yaml')).toMatchObject({
		title: 'Unexpected Application Error!',
		notFound: '404 Not Found',
	});
});

test('The header links to seven pages and the menu to six: the blog is missing, and ‘OurServices’ leads to /solutions', () => {
	const to = (paths: string) => paths.split(' ').map((path) => expect.objectContaining({ path }));
	expect(record('navigation.yaml')).toMatchObject({
		header: to('/about /services /ourprocess /portfolio /Industries /blog /contactus'),
		mobile: to('/about /solutions /ourprocess /portfolio /Industries /contactus'),
	});
	expect(record('navigation.yaml')).toHaveProperty('mobile[1].label', 'OurServices');
});
