import { type ReactNode, useEffect, useMemo } from 'react';
import { formatDate } from '../lib/shared/blog/dates';
import type { BlogProps, BlogSource, PostLink } from '../lib/shared/blog/paths';
import { minutesFor, plainText } from '../lib/shared/blog/plain-text';
import { previewOf } from '../lib/shared/blog/preview';
import type { BlogWords } from '../schemas/pages';
import { island } from './parts/island';
import { PostArticle, type PostArticleProps } from './parts/PostArticle';
import { RelatedPosts } from './parts/RelatedPosts';
import { type LatePostState, type PostOnServer, useLatePost } from './parts/use-late-post';

export interface LatePostProps extends BlogProps {
	strings: PostArticleProps['strings'] &
		Pick<BlogWords['post'], 'loading' | 'relatedTitle'> & {
			/** The page title with {title}. */
			pageTitle: string;
		};
	/** What the server rendered. */
	initial: PostOnServer;
	/** The links of a built post to its subjects. */
	links?: readonly PostLink[];
	/** The built post, or the fallback page. */
	children?: ReactNode;
}

type PostProps = Pick<LatePostProps, 'strings' | 'links'> & { source: BlogSource } & Extract<
		LatePostState,
		{ kind: 'post' }
	>;

function Post({ entry: { post, slug }, html, headings, related, links = [], source, strings }: PostProps) {
	// The same object for the same text, so that React leaves the body alone when something else changes.
	const body = useMemo(() => ({ __html: html }), [html]);

	useEffect(() => {
		document.title = strings.pageTitle.replace('{title}', () => post.title);
	}, [strings.pageTitle, post.title]);

	// The page's own script adds the buttons.
	useEffect(() => {
		window.dispatchEvent(new Event('post'));
	}, [body]);

	return (
		<>
			<PostArticle
				{...{ post, slug, source, body, headings, links, strings, formatDate }}
				minutes={minutesFor(plainText(post.description))}
			/>
			<RelatedPosts
				posts={related.map((other) => ({
					slug: other.slug,
					title: other.post.title,
					preview: previewOf(other.post.description),
				}))}
				title={strings.relatedTitle}
			/>
		</>
	);
}

function LatePostView({ strings, initial, links, children, ...source }: LatePostProps) {
	const state = useLatePost(source, initial);
	const isAsWritten = state.kind === 'built' || state.kind === 'unknown';
	return (
		<>
			{state.kind === 'loading' && (
				<p role="status" className="py-12">
					{strings.loading}
				</p>
			)}
			{state.kind === 'post' && <Post {...state} {...(links && { links })} source={source} strings={strings} />}
			{/* Hidden, not removed, because the policy would not let the server's HTML be inserted again. The built version of
			    an edited post is removed for good: its headings have the same ids. */}
			{(isAsWritten || initial !== 'built') && <div hidden={!isAsWritten}>{children}</div>}
		</>
	);
}

/**
 * Shows a post newer than the build, on the late-post page and on the 404 page, or a post edited since, in place of its
 * built version (product: The blog).
 */
export const LatePost = island('late-post', LatePostView);
