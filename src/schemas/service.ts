import { z } from 'astro/zod';
import { action, figure, head, iconName, iconPoint, sectionHead, text } from './fields.ts';

/** A service: its card on the overview (spec §3 Service list entry) and its own page (spec §2 Service pages). */
export const service = z.strictObject({
	/** Where the card stands on the overview, counted from 1. */
	order: z.int().min(1),
	/** The card on the services overview. */
	card: z.strictObject({
		name: text,
		text,
		list: z.array(text).optional(),
		icons: z.array(z.strictObject({ img: iconName, alt: text })).optional(),
	}),
	head,
	/** The page's name in the breadcrumb. */
	breadcrumb: text,
	hero: z.strictObject({ title: text, lead: text, button: action }),
	/** The agency's figures for this service. */
	figures: z.array(figure).min(1),
	/** Two or three paragraphs on how the agency goes about it. */
	story: z.strictObject({ title: text, paragraphs: z.array(text).min(2) }),
	technologies: sectionHead.extend({
		items: z.array(z.strictObject({ img: iconName, alt: text })).min(1),
	}),
	/** What the client gets: benefits, solutions, services or reasons. */
	offers: sectionHead.extend({ items: z.array(iconPoint).min(1) }),
	/** How it goes, step by step. */
	steps: sectionHead.extend({ items: z.array(z.strictObject({ name: text, text })).min(1) }).optional(),
	/** The kinds of work, where the page lists them. */
	types: sectionHead.extend({ items: z.array(iconPoint).min(1) }).optional(),
	closing: sectionHead.extend({ button: action }),
});
