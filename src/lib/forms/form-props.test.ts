import { describe, expect, it } from 'vitest';
import { oneRecord } from '../../schemas/collections.ts';
import { contentOf } from '../../schemas/testing/content.ts';
import { contactProps, islandFallback, leadProps, newsletterProps } from './form-props.ts';

const site = contentOf(oneRecord.site);
const forms = contentOf(oneRecord.forms);
const fallback = contentOf(oneRecord.fallbackPage);

describe.each([
	['contactProps', contactProps, forms.contact],
	['newsletterProps', newsletterProps, forms.newsletter],
	['leadProps', leadProps, forms.lead],
])('%s', (_name, props, texts) => {
	it('gives the texts of this form, other ways to reach the agency, and the fallback', () => {
		expect(props(site, forms, fallback)).toMatchObject({
			texts,
			otherWays: {
				text: forms.otherWays,
				email: site.email.address,
				phone: { display: site.phone.display, number: site.phone.number },
			},
			fallback: { title: 'Unexpected Application Error!', text: fallback.island },
		});
	});

	it('sends no more of the content to the browser than the form needs', () => {
		const sent = JSON.stringify(props(site, forms, fallback));
		for (const word of [site.address.street, fallback.head.title]) expect(sent).not.toContain(word);
	});
});

describe('contactProps', () => {
	it('alone has the field for robots', () => {
		expect(contactProps(site, forms, fallback).honeypot).toBe(forms.honeypot);
		expect(newsletterProps(site, forms, fallback)).not.toHaveProperty('honeypot');
		expect(leadProps(site, forms, fallback)).not.toHaveProperty('honeypot');
	});
});

describe('islandFallback', () => {
	it('says the title and the text of an island that failed', () => {
		expect(islandFallback(fallback)).toEqual({ title: fallback.title, text: fallback.island });
	});
});
