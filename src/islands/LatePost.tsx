import { type ReactNode, useEffect, useMemo } from 'react';
import { formatDate } from '../lib/shared/blog/dates';
import type { BlogProps, BlogSource } from '../lib/shared/blog/paths';
import { minutesFor, plainText } from '../lib/shared/blog/plain-text';
import type { BlogWords } from '../schemas/pages';
import { island } from './parts/island';
import { PostArticle, type PostArticleProps } from './parts/PostArticle';
import { RelatedPosts } from './parts/RelatedPosts';
import { type LatePostState, type PostOnServer, useLatePost } from './parts/use-late-post';

export interface LatePostProps extends BlogProps {
	strings: PostArticleProps['strings'] &
		Pick<BlogWords['post'], 'loading' | 'relatedTitle'> & {
			/** The title of the page, in which {title} stands for the post's title. */
			pageTitle: string;
		};
	/** Which of the possible states the server has rendered. */
	initial: PostOnServer;
	/** The fallback page, as the server has rendered it. */
	children?: ReactNode;
}

type PostProps = Pick<LatePostProps, 'strings'> & { source: BlogSource } & Extract<LatePostState, { kind: 'post' }>;

function Post({ entry: { post }, html, headings, related, source, strings }: PostProps) {
	// Keeps the same object for the same text, so that React does not update the body when something else changes.
	const body = useMemo(() => ({ __html: html }), [html]);

	useEffect(() => {
		document.title = strings.pageTitle.replace('{title}', () => post.title);
	}, [strings.pageTitle, post.title]);

	return (
		<>
			<PostArticle
				{...{ post, source, body, headings, strings, formatDate }}
				links={[]}
				minutes={minutesFor(plainText(post.description))}
			/>
			<RelatedPosts
				posts={related.map((other) => ({ ...other.post, slug: other.slug }))}
				source={source}
				title={strings.relatedTitle}
			/>
		</>
	);
}

function LatePostView({ strings, initial, children, ...source }: LatePostProps) {
	const state = useLatePost(source, initial);
	return (
		<>
			{state.kind === 'loading' && (
				<p role="status" className="py-12">
					{strings.loading}
				</p>
			)}
			{state.kind === 'post' && <Post {...state} source={source} strings={strings} />}
			{/* The server's HTML is hidden instead of removed, because the security policy would not let React insert it
			    again. */}
			<div hidden={state.kind !== 'unknown'}>{children}</div>
		</>
	);
}

/** Shows a late post on the late-post page and on the 404 page (product: The blog). */
export const LatePost = island('late-post', LatePostView);
