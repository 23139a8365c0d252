import { type ReactNode, useCallback, useEffect } from 'react';
import { formatDate } from '../lib/dates';
import type { BlogProps, BlogSource } from '../lib/blog/paths';
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

function Post({ entry: { post }, clean, related, source, strings }: PostProps) {
	const body = useCallback(
		(element: HTMLElement | null) => element?.replaceChildren(clean.body.cloneNode(true)),
		[clean],
	);

	useEffect(() => {
		document.title = strings.pageTitle.replace('{title}', () => post.title);
	}, [strings.pageTitle, post.title]);

	return (
		<>
			<PostArticle
				{...{ post, source, body, strings, formatDate }}
				links={[]}
				headings={clean.headings}
				minutes={clean.minutes}
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
