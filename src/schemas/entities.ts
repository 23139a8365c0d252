import { z } from 'zod';
import { briefCode, linkTarget, placeholder, point, webAddress } from './fields.ts';
import { logoName, mark, pictureIn, pictureWords, type SchemaContext } from './pictures.ts';
import { prose, serviceName, text } from './texts.ts';
import { group, matching, named, several, some } from './help.ts';

/** A question, with its answer (spec §3 FAQ item). */
export const faq = z.strictObject({
	question: text.describe('The question, as a client would ask it.'),
	answer: prose.describe('The answer: 40 to 80 words fit on a phone. It may contain {email} and {phone}.'),
});

/** A quote from a client (spec §3 Testimonial). `name` is a role, not a person's name. */
export const testimonial = z.strictObject({
	name: text.describe("The speaker's role, such as Founder of a textile shop."),
	content: prose.meta(named('Words', 'The words that the client has approved, without quotation marks.')),
	source: webAddress.optional().describe('The page where the words stand, such as a review; shown as a link.'),
	drawing: z.enum(['bakery', 'studio', 'institute', 'spices', 'list', 'cloth', 'week']).optional().describe('Its art.'),
	placeholder,
});

/** One of the technology tabs, with its tools (spec §3 Technology item). */
export const technologyGroup = z.strictObject({
	name: text.describe('The words on the tab. The first tab is open at first.'),
	items: some(
		z.strictObject({
			name: text.describe("The tool's name."),
			img: logoName,
			link: webAddress.describe("The tool's own website, which opens in a new tab."),
		}),
		named('Tools', 'The tools of this group.'),
	),
});

/** A client or partner logo (spec §3 Client logo). */
export const logo = ({ image }: SchemaContext) =>
	z.strictObject({
		src: pictureIn(image, 'logos', 'SVG is best. At least 80 by 80 pixels.').meta({ title: 'Logo' }),
		alt: text.meta(named('Company', "The company's name, which screen readers say for the logo.")),
		placeholder,
	});

/** A craft, shown on the home page and on Our Process. */
export const craft = ({ image }: SchemaContext) =>
	point.extend({
		mark,
		process: prose.meta(named('On Our Process', 'One sentence on how you practise this craft, shown on Our Process.')),
		href: linkTarget.meta(named('Leads to', 'The page with more details, such as /services/seo.')),
		picture: pictureIn(image, 'landing', 'On Home, in place of the drawing. One craft may have one.').optional(),
	});

/** A tile on the Industries page. Projects refer to an industry by its name. */
export const industry = ({ image }: SchemaContext) =>
	point.extend({
		code: briefCode(/^[0-9a-z]{1,3}$/),
		text: prose.optional().describe('What the agency builds for this industry.'),
		plan: text.optional().describe('The link to a plan in days, shown if the industry has no project.'),
		motif: matching(/^([0-9a-f]{6} ){15}[0-9a-f]{6}$/, 'Write 16 numbers of 6 hexadecimal digits, with spaces.')
			.optional()
			.describe('The figure in the cloth of a brief: 16 rows, and in each a bit for each of 24 threads.'),
		services: several(serviceName, 'The services that the tile links to. Two fit.'),
		picture: group('A drawing, shown until a client’s project is in this industry.', {
			image: pictureIn(image, 'pages', 'At least 1200 by 900 pixels.'),
			alt: pictureWords,
		}).optional(),
	});

/** A slide of the landing page's carousel (spec §3 Portfolio slide). */
export const slide = ({ image }: SchemaContext) =>
	z.strictObject({
		src: pictureIn(image, 'landing', 'At least 1216 by 760 pixels.'),
		alt: pictureWords,
		link: linkTarget.meta(named('Leads to', 'The page that the slide opens, such as /portfolio/zarikart.')),
		placeholder,
	});
