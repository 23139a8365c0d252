import { useCallback, useEffect } from 'react';
import type { BlogProps } from '../lib/blog/paths';
import { formatDate } from '../lib/dates';
import { readDescription } from '../lib/blog/text';
import { fillIn } from '../lib/text';
import type { BlogWords } from '../schemas/words';
import { island } from './parts/island';
import { PostArticle, type PostArticleProps } from './parts/PostArticle';
import { RelatedPosts } from './parts/RelatedPosts';
import { type FoundPost, useLatePost } from './use-late-post';

export interface LatePostProps extends BlogProps {
	strings: PostArticleProps['strings'] &
		Pick<BlogWords['post'], 'loading' | 'relatedTitle'> & {
			/** The title of the page, in which {title} stands for the post's title. */
			pageTitle: string;
		};
	/** What the server has rendered: the loading text or, beside the island, the fallback page. */
	initial: 'loading' | 'unknown';
}

type PostProps = FoundPost & Pick<LatePostProps, 'strings' | 'listUrl'>;

function Post({ entry: { post }, clean, related, listUrl, strings }: PostProps) {
	const { headings } = clean;
	const { length } = readDescription(post.description);
	const body = useCallback(
		(element: HTMLElement | null) => element?.replaceChildren(clean.body.cloneNode(true)),
		[clean],
	);

	useEffect(() => {
		document.title = fillIn(strings.pageTitle, { title: post.title });
		// The part that the address names exists only now.
		if (window.location.hash) window.location.replace(window.location.hash);
	}, [strings.pageTitle, post.title]);

	return (
		<>
			<PostArticle {...{ post, listUrl, body, strings, headings, length, formatDate }} links={[]} />
			<RelatedPosts
				posts={related.map((other) => ({ ...other.post, slug: other.slug }))}
				listUrl={listUrl}
				title={strings.relatedTitle}
				formatDate={formatDate}
			/>
		</>
	);
}

function LatePostView({ strings, initial, ...blog }: LatePostProps) {
	const state = useLatePost(blog, initial);
	if (typeof state === 'object') return <Post {...state} listUrl={blog.listUrl} strings={strings} />;
	if (state !== 'loading') return null;
	return (
		<p role="status" className="py-12" suppressHydrationWarning>
			{strings.loading}
		</p>
	);
}

/** Shows a late post on the late-post page and on the 404 page. */
export const LatePost = island('late-post', LatePostView);
