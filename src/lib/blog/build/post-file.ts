import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { postFields } from '../../../schemas/post.ts';
import type { ContentFault } from '../../content/content-fault.ts';
import { frontMatter, missingFields } from '../../content/front-matter.ts';
import { ownName } from '../../content/own-names.ts';
import { readYaml } from '../../content/yaml-record.ts';
import { parseBlog, type BlogObject } from '../blog-object.ts';
import { markdownToHtml } from './markdown-to-html.ts';

/** The fields of a post, with the checks that need other files or compare two fields. */
const fieldsOf = (publicDirectory: string, ours: string) => {
	const picture = postFields.shape.imageUrl.refine(
		(path) => !path?.startsWith('/') || existsSync(join(publicDirectory, path)),
		{ error: 'the path of a file that lies in public/' },
	);
	return postFields
		.extend({
			imageUrl: picture,
			authorPicture: picture,
			website: postFields.shape.website.refine((website = ours) => website === ours, {
				error: `${ours}, or the line left out`,
			}),
		})
		.check(({ value: { createdAt, updated: input }, issues }) => {
			// Only the days are compared: one of the two may have a time, the other none.
			if (input === undefined || input.slice(0, 10) >= createdAt.slice(0, 10)) return;
			issues.push({ code: 'custom', path: ['updated'], input, message: `${createdAt} (createdAt) or a later day` });
		});
};

/**
 * Reads a post of `content/blog/`: fields between two lines of `---`, below them the text as HTML or, in a `.md` file,
 * as Markdown.
 * @param name what a report calls its file.
 * @param publicDirectory where root-relative pictures are looked for.
 */
export function readPost(
	name: string,
	source: string,
	publicDirectory: string,
): { post?: BlogObject; faults: ContentFault[] } {
	const parts = frontMatter(source);
	if (parts === undefined) return { faults: [missingFields(name, source, 'the post')] };
	const { head, body, bodyLine } = parts;
	const website = ownName('website');
	const { data, faults } = readYaml(name, head, fieldsOf(publicDirectory, website), 1);
	if (body.trim() === '') {
		const file = `${name}:${bodyLine - 1}`;
		return { faults: [...faults, { file, field: '', found: 'no text below the fields', expected: 'the post itself' }] };
	}
	if (data === undefined) return { faults };
	const description = (extname(name) === '.md' ? markdownToHtml(body) : body).trim();
	const _id = basename(name, extname(name));
	const result = parseBlog({ _id, website, ...data, description });
	if ('post' in result) return { post: result.post, faults: [] };
	return { faults: [{ file: name, field: '', found: 'a post that is none', expected: result.problem }] };
}
