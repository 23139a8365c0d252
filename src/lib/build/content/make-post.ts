import { basename, extname } from 'node:path';
import { postFields } from '../../../schemas/post.ts';
import { markdownToHtml } from '../blog/markdown-to-html.ts';
import { parseBlog, type BlogObject } from '../../shared/blog/blog-object.ts';
import { checkValue, type ValueProblem } from '../../shared/content/check-value.ts';

/** Returns the schema of a post, including rules that depend on several fields or on the site. */
const fieldsOf = (website: string) =>
	postFields
		.extend({
			website: postFields.shape.website.refine((written = website) => written === website, {
				error: `Write ${website}, or delete the line.`,
			}),
		})
		.check(({ value: { createdAt, updated: input }, issues }) => {
			// Compares only the dates, because the time is optional in both fields.
			if (input === undefined || input.slice(0, 10) >= createdAt.slice(0, 10)) return;
			issues.push({
				code: 'custom',
				path: ['updated'],
				input,
				message: `Write ${createdAt} (the date in createdAt) or a later date.`,
			});
		});

/**
 * Makes a post from the fields and the text of a file.
 * @param file the name of the file; its extension determines whether the text is HTML or Markdown.
 * @param website the value of the field `website` in this site's posts.
 */
export function makePost(
	file: string,
	fields: unknown,
	text: string,
	website: string,
): { post?: BlogObject; problems: ValueProblem[] } {
	const { data, problems } = checkValue(fieldsOf(website), fields);
	const missingText = { path: [], message: 'the text is missing', fix: 'Write the post below the fields.' };
	if (text.trim() === '') return { problems: [...problems, missingText] };
	if (data === undefined) return { problems };
	const description = (extname(file) === '.md' ? markdownToHtml(text) : text).trim();
	const result = parseBlog({ _id: basename(file, extname(file)), website, ...data, description });
	if ('post' in result) return { post: result.post, problems: [] };
	return { problems: [{ path: [], message: 'not a valid post', fix: `Correct it: ${result.problem}.` }] };
}
