import { h } from 'hastscript';
import type { BlogWords } from '../../../schemas/pages.ts';
import { copyOf, toMarkdown, type CopyFacts } from '../seo/markdown-copy.ts';
import type { PostLink } from '../../shared/blog/paths.ts';
import type { BuiltPost } from './built-post.ts';

export interface PostCopyOptions {
	facts: Omit<CopyFacts, 'date'>;
	links: readonly PostLink[];
	words: Pick<BlogWords, 'publishedOn' | 'post'>;
	formatDate: (iso: string) => string;
}

/** Returns a post as Markdown: first its facts, and then its text, which was converted when the post was built. */
export function postCopy(
	{ post, markdown, minutes }: BuiltPost,
	{ facts, links, words, formatDate }: PostCopyOptions,
): string {
	const { author, createdAt, updated } = post;
	const { updatedOn, author: by, readingTime } = words.post;
	const told = [
		`${words.publishedOn} ${formatDate(createdAt)}`,
		...(updated ? [`${updatedOn} ${formatDate(updated)}`] : []),
		...(author ? [by.replace('{author}', () => author)] : []),
		readingTime.replace('{minutes}', String(minutes)),
	];
	const head = toMarkdown([h('h1', post.title), h('p', told.join(' / '))], facts.url);
	const items = links.map(({ label, name, path }) => h('li', `${label}: `, h('a', { href: path }, name)));
	const foot = items.length > 0 ? toMarkdown([h('ul', items)], facts.url) : '';
	return copyOf({ ...facts, date: createdAt }, [head, markdown, foot].filter(Boolean).join('\n'));
}
