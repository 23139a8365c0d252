import type { RefCallback } from 'react';
import type { CleanDescription } from '../../lib/blog/clean-description';
import { href } from '../../lib/urls';
import type { BlogWords } from '../../schemas/words';
import { PostHead, type PostHeadProps } from './PostHead';
import { PostPicture } from './PostPicture';

export interface PostArticleProps extends PostHeadProps {
	/** The clean text of the post as HTML, or a function that fills the element with it. */
	body: string | RefCallback<HTMLElement>;
	headings: CleanDescription['headings'];
	/** Links to the service and the project that the post is about. */
	links: readonly { label: string; name: string; path: string }[];
	strings: PostHeadProps['strings'] & Pick<BlogWords['post'], 'contents'>;
}

/** Posts with fewer headings than this have no table of contents. */
const LEAST = 4;

/** A post's article element, whether the post is built or late. */
export function PostArticle({ body, headings, links, ...head }: PostArticleProps) {
	const { post, listUrl, strings } = head;
	return (
		<article data-post>
			<header className="post-head grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:items-center">
				<PostHead {...head} />
				<PostPicture post={post} listUrl={listUrl} className="post-picture" isFirst />
			</header>
			{headings.length >= LEAST && (
				<nav className="post-contents mt-10 text-sm" aria-label={strings.contents}>
					<details>
						<summary className="disclosure min-h-12 font-semibold">{strings.contents}</summary>
						<ol className="pb-3">
							{headings.map(({ id, text, level }) => (
								<li key={id} data-level={level}>
									<a href={`#${id}`} className="block py-1 leading-snug wrap-anywhere text-ink-soft hover:underline">
										{text}
									</a>
								</li>
							))}
						</ol>
					</details>
				</nav>
			)}
			<div
				className="prose mt-10"
				data-post-body
				{...(typeof body === 'string' ? { dangerouslySetInnerHTML: { __html: body } } : { ref: body })}
			/>
			{links.length > 0 && (
				<dl className="mt-10 border-t border-line">
					{links.map(({ label, name, path }) => (
						<div key={path} className="grid border-b border-line py-4 sm:grid-cols-2">
							<dt className="text-ink-soft">{label}</dt>
							<dd>
								<a className="font-semibold underline underline-offset-4" href={href(path)}>
									{name}
								</a>
							</dd>
						</div>
					))}
				</dl>
			)}
		</article>
	);
}
