import { z } from 'zod';
import { pictureAddress } from './assets.ts';
import { decoded } from './blog-object.ts';
import { anyText, projectName, serviceName, text } from './fields.ts';
import { named } from './help.ts';

const date = z.coerce
	.date('Write a date such as 2026-01-31. You can add the time and the offset from UTC: 2026-01-31T09:30:00+05:30.')
	.transform((moment) => moment.toISOString());

/** The fields above the text of a post in `content/blog/`, between two lines of `---`. */
export const postFields = z.strictObject({
	title: anyText.overwrite(decoded).describe("The headline. The post's address is made from it."),
	createdAt: date.meta(named('Published on', 'A post of the future appears with the first build of its day.')),
	updated: date.optional().meta(named('Changed on', 'The day of the last change worth telling readers about.')),
	author: text.optional().describe('The writer. Without a name, the agency has written the post.'),
	authorLine: text.optional().meta(named('About the author', 'One line about the author.')),
	authorPicture: pictureAddress.optional().meta(named('Picture of the author', 'A square picture, shown very small.')),
	service: serviceName.optional().describe('The service the post is about.'),
	project: projectName.optional().describe('A project the post is about.'),
	imageUrl: pictureAddress.optional().meta(named('Picture', 'The picture above the text: at least 720 by 405 pixels.')),
	draft: z
		.boolean()
		.optional()
		.meta(named('This is a draft', 'Only the development server shows a draft. Turn this off to publish the post.')),
	_id: z
		.string()
		.regex(/^[\w-]+$/, 'Use only letters, digits, - and _.')
		.optional()
		.meta(named('Name for feed readers', 'Leave this as it is (default: the file name).')),
	website: z.string().optional().describe('Leave this empty: all posts here belong to this website.'),
});
