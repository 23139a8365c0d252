import { readRedirects } from '../../src/lib/site/redirects.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

/*
 * What the specification quotes of header, menu, forms, blog and fallback screen. That a visitor meets it is seen by the
 * tests of each, which read the same records.
 */

const success = 'Thank you! Our team will get back to you as soon as possible.';
const failure = 'Something went wrong. Please try again.';
const sending = 'Sending...';

test('Forms speak in the words of the specification', () => {
	expect(content.contact.form.title).toBe('Send Us a Message');
	expect(content.forms).toMatchObject({
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

test('Blog and fallback screen speak in the words of the specification; posts of infotech are ours', () => {
	expect(content.site.website).toBe('infotech');
	expect(content.blog).toMatchObject({
		hero: { title: 'Our Blogs' },
		loading: 'Loading blogs...',
		publishedOn: 'Published on:',
		readMore: 'Read More →',
	});
	expect(content.fallback).toMatchObject({ title: 'Unexpected Application Error!', notFound: '404 Not Found' });
});

test('The header leads to seven pages, the menu to six, with ‘OurServices’ by /solutions and no blog', () => {
	const { header, mobile } = content.navigation;
	const pathsOf = (items: { path: string }[]) => items.map(({ path }) => path).join(' ');
	expect(pathsOf(header)).toBe('/about /services /ourprocess /portfolio /Industries /blog /contactus');
	expect(pathsOf(mobile)).toBe('/about /solutions /ourprocess /portfolio /Industries /contactus');
	expect(mobile[1]?.label).toBe('OurServices');
	expect(readRedirects()).toEqual(
		expect.arrayContaining([
			{ from: '/solutions', to: '/services' },
			{ from: '/services/seo-services', to: '/services/seo' },
			{ from: '/contact', to: '/contactus' },
		]),
	);
});
