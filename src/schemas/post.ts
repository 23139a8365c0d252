import { z } from 'zod';
import { SLUG } from './blog-object.ts';
import { pictureAddress } from './pictures.ts';
import { anyText, projectName, serviceName, text } from './texts.ts';
import { matching, named } from './help.ts';

const MOMENT =
	/^(19|20)\d\d-\d\d-\d\d([T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)?)?$/;
const DATE = 'Write a date that exists, such as 2026-01-31. You can add the time: 2026-01-31T09:30:00+05:30.';

/** A day or a moment. Without an offset from UTC, it is in the office's time zone. */
const date = z
	.string(DATE)
	.refine((text) => MOMENT.test(text) && z.iso.date().safeParse(text.slice(0, 10)).success, DATE)
	.meta({ date: true });

/** The fields above the text of a post in `content/blog/`, between two lines of `---`. */
export const postFields = z.strictObject({
	title: anyText.describe("The headline. The post's address is made from it."),
	slug: matching(SLUG, 'Use only lowercase letters, digits and single hyphens, such as silk-prices.')
		.optional()
		.meta(named('Address', 'Before you change the headline of a published post, write the end of its address here.')),
	createdAt: date.meta(named('Published on', 'A post of the future appears with the first build of its day.')),
	updated: date.optional().meta(named('Changed on', 'The day of the last change worth telling readers about.')),
	author: text.optional().describe('The writer. Without a name, the agency has written the post.'),
	authorLine: text.optional().meta(named('About the author', 'One line about the author.')),
	authorPicture: pictureAddress.optional().meta(named('Picture of the author', 'A square picture, shown very small.')),
	service: serviceName.optional().describe('The service the post is about.'),
	project: projectName.optional().describe('A project the post is about.'),
	imageUrl: pictureAddress.optional().meta(named('Picture', 'The picture above the text: at least 720 by 405 pixels.')),
	draft: z.boolean().optional().meta(named('This is a draft', 'Only the development server shows it.')),
	_id: matching(/^[\w-]+$/, 'Use only letters, digits, - and _.')
		.optional()
		.meta(named('Name for feed readers', 'Leave this as it is (default: the file name).')),
	website: z.string().optional().describe('Leave this empty: all posts here belong to this website.'),
});
