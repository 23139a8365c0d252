import { z } from 'astro/zod';
import { placeholder, text, webAddress } from './fields.ts';

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time as HH:MM');

/** Who the agency is and how to reach it: stands once, used by every page (spec §2 Footer, Contact). */
export const site = z.strictObject({
	/** The brand name. */
	name: text,
	/** The tagline of the home page's hero. */
	tagline: text,
	/** The line below the tagline. */
	promise: text,
	/** One sentence that says what the agency is, for search engines and the footer. */
	summary: text,
	email: z.strictObject({ address: z.email(), placeholder }),
	phone: z.strictObject({
		/** As people read it; its parts stay on one line. */
		display: text.transform((words) => words.replaceAll(' ', '\u00a0')),
		/** As a phone dials it: + and digits. */
		number: z.string().regex(/^\+\d{8,15}$/, '+ and 8 to 15 digits'),
		placeholder,
	}),
	address: z.strictObject({
		street: text,
		locality: text,
		region: text,
		postalCode: text,
		/** Two-letter country code. */
		country: z.string().length(2),
		/** The country as people read it. */
		countryName: text,
		/** The address on a map service. */
		mapUrl: webAddress,
		placeholder,
	}),
	hours: z.strictObject({
		/** The hours as people read them. */
		label: text,
		/** The days on which the office is open, Monday = 1 to Sunday = 7. */
		days: z.array(z.int().min(1).max(7)).min(1),
		opens: clockTime,
		closes: clockTime,
		/** The name of the office's time zone, such as Asia/Kolkata. */
		timeZone: text,
	}),
	socials: z
		.array(
			z.strictObject({
				kind: z.enum(['youtube', 'linkedin', 'facebook', 'instagram', 'clutch']),
				label: text,
				url: webAddress,
				placeholder,
			}),
		)
		.min(1),
	chat: z.strictObject({
		/** The words on the bubble. */
		label: text,
		/** The chat service's address with the number in it. */
		url: webAddress,
		placeholder,
	}),
	/** The banner that ends many pages (spec §2 Shared banner). */
	banner: z.strictObject({ title: text, text, button: text }),
});
