import { z } from 'astro/zod';
import { inFolders } from './assets.ts';
import { anyText, text } from './fields.ts';

const date = z.union([z.iso.date(), z.iso.datetime({ offset: true })], {
	error: 'a day that exists, as 2026-01-31, or a day, a time and an offset, as 2026-01-31T09:30:00+05:30',
});

const picture = z
	.string()
	.regex(/^(\/(?!\/)|https:\/\/)/, 'a path below public/ that starts with /, or an https:// address')
	.meta(inFolders('blog'));

/** What stands between the two lines of `---` at the head of a post in `content/blog/`. */
export const postFields = z.strictObject({
	title: anyText.describe('The headline; it gives the address, too.'),
	createdAt: date.describe('The day of publication. Before that day the post is seen in npm run dev only.'),
	updated: date.optional().describe('The day of the last change that readers should know of.'),
	author: text.optional().describe('Who wrote it; leave it out where the agency speaks.'),
	authorLine: text.optional().describe('Who that is, in one line; stands below the name.'),
	authorPicture: picture.optional().describe('A square picture of the author, 44 pixels wide on the page.'),
	service: text
		.optional()
		.describe('The service that the post is about: the name of its file in content/services/, without .yaml.'),
	project: text
		.optional()
		.describe('A project that the post tells of: the name of its file in content/projects/, without .yaml.'),
	imageUrl: picture
		.optional()
		.describe(
			'The picture above the text: a file below public/, such as /images/blog/name.jpg, or an address elsewhere.',
		),
	draft: z.boolean().optional().describe('true keeps the post to npm run dev.'),
	_id: z
		.string()
		.regex(/^[\w-]+$/, 'letters, digits, - and _, unlike those of any other post')
		.optional()
		.describe('What readers of feeds know the post by; the name of the file where nothing is given.'),
	website: z.string().optional().describe('The website that shows the post; this one where nothing is given.'),
});
