import { z } from 'zod';
import { pictureAddress } from './assets.ts';
import { anyText, text } from './fields.ts';

const date = z.union([z.iso.date(), z.iso.datetime({ offset: true })], {
	error: 'Write a date such as 2026-01-31. You can add the time and the offset: 2026-01-31T09:30:00+05:30.',
});

/** The fields between the two lines of `---` above a post in `content/blog/`. */
export const postFields = z.strictObject({
	title: anyText.describe('The headline. The address of the post is made from it.'),
	createdAt: date.meta({ title: 'Published on', description: 'With a later day, the post waits for that day.' }),
	updated: date
		.optional()
		.meta({ title: 'Changed on', description: 'The day of the last change that readers should know of.' }),
	author: text.optional().describe('The writer (default: the agency).'),
	authorLine: text.optional().meta({ title: 'About the author', description: 'Who that is, in one line.' }),
	authorPicture: pictureAddress
		.optional()
		.meta({ title: 'Picture of the author', description: 'A square picture; it shows very small.' }),
	service: text.meta({ relation: 'services' }).optional().describe('The service that the post is about.'),
	project: text.meta({ relation: 'projects' }).optional().describe('A project that the post is about.'),
	imageUrl: pictureAddress
		.optional()
		.meta({ title: 'Picture', description: 'The picture above the text: at least 720 by 405 pixels.' }),
	draft: z.boolean().optional().meta({ title: 'This is a draft', description: 'Switch it off to publish the post.' }),
	_id: z
		.string()
		.regex(/^[\w-]+$/, 'Use only letters, digits, - and _.')
		.optional()
		.meta({
			title: 'Name for feed readers',
			description: 'Leave it as it is. Without one, it is the name of the file.',
		}),
	website: z.string().optional().describe('Leave it empty: the post is for this website.'),
});
