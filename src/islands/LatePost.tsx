import { type ReactNode, useCallback, useEffect } from 'react';
import { formatDate } from '../lib/shared/blog/dates';
import type { BlogProps, BlogSource, PostLink } from '../lib/shared/blog/paths';
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
	/** The links from a built post to its subjects, such as a service. */
	links?: readonly PostLink[];
	/** The HTML that the server has rendered: the built post, or the fallback page. */
	children?: ReactNode;
}

type PostProps = Pick<LatePostProps, 'strings' | 'links'> & { source: BlogSource } & Extract<
		LatePostState,
		{ kind: 'post' }
	>;

function Post({ entry: { post, slug }, clean, related, links = [], source, strings }: PostProps) {
	const body = useCallback(
		(element: HTMLElement | null) => element?.replaceChildren(clean.body.cloneNode(true)),
		[clean],
	);

	useEffect(() => {
		document.title = strings.pageTitle.replace('{title}', () => post.title);
	}, [strings.pageTitle, post.title]);

	// Tells the page's own script to add the buttons to the post.
	useEffect(() => {
		window.dispatchEvent(new Event('post'));
	}, [body]);

	return (
		<>
			<PostArticle
				{...{ post, slug, source, body, links, strings, formatDate }}
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
			{/* The server's HTML is hidden instead of removed, because the security policy would not let React insert it
			    again. For an edited post, the built version is removed for good, because its headings have the same ids as
			    those in the new version. */}
			{(isAsWritten || initial !== 'built') && <div hidden={!isAsWritten}>{children}</div>}
		</>
	);
}

/**
 * Shows a late post on the late-post page and on the 404 page. For an edited post, replaces the built version with the
 * new one (product: The blog).
 */
export const LatePost = island('late-post', LatePostView);
