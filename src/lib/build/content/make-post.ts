import { basename, extname } from 'node:path';
import { postFields } from '../../../schemas/post.ts';
import { markdownToHtml } from '../blog/markdown-to-html.ts';
import { parseBlog, type BlogObject } from '../../shared/blog/blog-object.ts';
import { checkValue, type ValueProblem } from '../../shared/content/check-value.ts';

/** The fields of a post, with the rules that compare them with one another and with the site. */
const fieldsOf = (website: string) =>
	postFields
		.extend({
			website: postFields.shape.website.refine((own = website) => own === website, {
				error: `${website}, or leave the line out`,
			}),
		})
		.check(({ value: { createdAt, updated: input }, issues }) => {
			// Only the days are compared: one of the two may have a time, the other none.
			if (input === undefined || input.slice(0, 10) >= createdAt.slice(0, 10)) return;
			issues.push({ code: 'custom', path: ['updated'], input, message: `${createdAt} (createdAt) or a later day` });
		});

/**
 * Makes a post of the fields and the text of its file.
 * @param file its ending says whether the text is HTML or Markdown.
 * @param website the value that marks the posts of this site.
 */
export function makePost(
	file: string,
	fields: unknown,
	text: string,
	website: string,
): { post?: BlogObject; problems: ValueProblem[] } {
	const { data, problems } = checkValue(fieldsOf(website), fields);
	const lacking = { path: [], message: 'the text is missing', fix: 'Write the post below the fields.' };
	if (text.trim() === '') return { problems: [...problems, lacking] };
	if (data === undefined) return { problems };
	const description = (extname(file) === '.md' ? markdownToHtml(text) : text).trim();
	const result = parseBlog({ _id: basename(file, extname(file)), website, ...data, description });
	if ('post' in result) return { post: result.post, problems: [] };
	return { problems: [{ path: [], message: 'not a valid post', fix: `Correct it: ${result.problem}.` }] };
}
