import { z } from 'astro/zod';
import { assetName, iconName, mark } from './assets.ts';
import { linkTarget, placeholder, point, text, webAddress } from './fields.ts';

/** A question and its answer (spec §3 FAQ item), in which {email} and {phone} are filled in, too. */
export const faq = z.strictObject({ question: text, answer: text });

/** What a client said (spec §3 Testimonial); `name` is a role, not an invented person. */
export const testimonial = z.strictObject({ name: text, content: text, placeholder });

/** One group of the technology tabs (spec §3 Technology item). */
export const technologyGroup = z.strictObject({
	name: text.describe("The tab's label."),
	items: z
		.array(
			z.strictObject({
				name: text,
				img: iconName.describe('The logo.'),
				link: webAddress.describe("The tool's own site; opens in a new tab."),
			}),
		)
		.min(1),
});

/** A client or partner logo (spec §3 Client logo). */
export const logo = z.strictObject({
	src: assetName('logos').describe('The file in src/assets/logos, without its ending.'),
	alt: text.describe("The company's name."),
	placeholder,
});

/** One of the crafts shown on the home page and on Our Process. */
export const craft = point.extend({
	mark,
	process: text.describe('One sentence on how this craft moves through the process, for Our Process.'),
	href: linkTarget.describe('The page that says more.'),
	picture: assetName('portfolio')
		.optional()
		.describe(
			"A project's picture in src/assets/portfolio, without its ending: shown on the home page instead of the mark.",
		),
});

/** A tile on the Industries page: what is built for that industry. Projects name it by its name in small letters with hyphens. */
export const industry = point.extend({ text: text.optional(), mark });

/** A picture of the landing page's carousel (spec §3 Portfolio slide). */
export const slide = z.strictObject({
	src: assetName('landing').describe('The picture in src/assets/landing, without its ending.'),
	alt: text,
	link: linkTarget,
	placeholder,
});
