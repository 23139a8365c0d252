import { pictureUrl, postPath } from '#lib/blog/paths.ts';
import { oneRecord } from '#schemas/collections.ts';
import { DESCRIPTION, TITLE } from '#schemas/fields.ts';
import type { Project } from '#schemas/project.ts';
import { listUrl, type Post } from '#lib/blog/posts.ts';
import { postBackend } from '#lib/settings.ts';
import { cutAtWord, oneSpace, sentencesWithin } from '#lib/text.ts';

/** The name of the agency, and the description of the page that lists all posts or projects. */
interface ListPage {
	brand: string;
	about: string;
}

/** Returns a title for search results, with the name of the agency if there is room. */
function titleOf(title: string, { brand }: ListPage): string {
	const named = `${title} | ${brand}`;
	return named.length > TITLE.most || title.includes(' | ') ? cutAtWord(title, TITLE.most) : named;
}

/** Returns the first sentences of a text and, while they are too short, of the list's description. Only the first is cut. */
function descriptionOf(text: string, { about }: ListPage): string {
	const own = sentencesWithin(text, DESCRIPTION.most) || cutAtWord(text, DESCRIPTION.most).replace(/(?<=\p{L})$/u, '.');
	if (own.length >= DESCRIPTION.least) return own;
	return oneSpace(`${own} ${sentencesWithin(about, DESCRIPTION.most - own.length - 1)}`);
}

/** Returns the text of a post without its first heading, which is no sentence. */
function proseOf({ text, preview, headings: [first] }: Post): string {
	const intro = first && preview.endsWith(first.text) ? preview.slice(0, -first.text.length) : preview;
	return oneSpace(intro + text.slice(preview.length));
}

/** Returns whether the build draws a post's preview: not for a backend's many posts, or with signs the typeface lacks. */
export const hasDrawnPreview = (title: string): boolean =>
	postBackend === undefined && /^[ -~\u00a0-\u00ff\u2013-\u2026]+$/.test(title);

/** Returns the head of a post's page, the post's picture, and its preview: the picture, if every network can show it. */
export function postHead(entry: Post, listPage: ListPage, home: string) {
	const { title, imageUrl = '' } = entry.post;
	const picture = imageUrl && pictureUrl(imageUrl, listUrl);
	const image = picture ? new URL(picture, home).href : undefined;
	const isShared = postBackend !== undefined && image && /\.(jpe?g|png|gif)$/i.test(new URL(image).pathname);
	return {
		head: { title: titleOf(title, listPage), description: descriptionOf(proseOf(entry) || title, listPage) },
		image,
		preview: isShared ? image : undefined,
		previewOf: hasDrawnPreview(title) ? postPath(entry.slug) : oneRecord.blogPage.path,
	};
}

/** Returns the title and description of a project's page. */
export const projectHead = ({ name, sector, text = '', problem }: Project, listPage: ListPage) => ({
	title: titleOf(`${name}: ${sector}`, listPage),
	description: descriptionOf(`${text} ${problem}`.trim(), listPage),
});
