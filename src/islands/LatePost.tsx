import '../styles/prose.css';
import { type ReactNode, useEffect, useMemo } from 'react';
import { formatDate } from '../lib/blog/dates';
import { headingsIn } from '../lib/blog/headings';
import type { BlogProps, BlogSource } from '../lib/blog/paths';
import type { BlogWords } from '../schemas/pages';
import { island } from './island';
import { PostContents } from './PostContents';
import { PostHead, type PostHeadProps } from './PostHead';
import { PostPicture } from './PostPicture';
import { PostShare } from './PostShare';
import { RelatedPosts } from './RelatedPosts';
import { type LatePostState, useLatePost } from './use-late-post';

export interface LatePostProps extends BlogProps {
	strings: PostHeadProps['strings'] &
		Pick<BlogWords['post'], 'loading' | 'contents' | 'share' | 'linkCopied' | 'relatedTitle'> & {
			/** The page title; {title} is filled in. */
			pageTitle: string;
		};
	/** What the server writes: the loading text, or, on the 404 page, the fallback screen at once. */
	initial: 'loading' | 'unknown';
	/** The fallback screen. */
	children?: ReactNode;
}

type PostProps = Pick<LatePostProps, 'strings'> & { source: BlogSource } & Extract<LatePostState, { kind: 'post' }>;

function Post({ entry, html, related, source, strings }: PostProps) {
	const { post, slug } = entry;
	// The same object for the same text, so that React leaves the body alone when something else changes.
	const body = useMemo(() => ({ __html: html }), [html]);
	const headings = useMemo(() => headingsIn(String(html)), [html]);

	useEffect(() => {
		document.title = strings.pageTitle.replace('{title}', () => post.title);
	}, [strings.pageTitle, post.title]);

	// The page's own script adds its buttons.
	useEffect(() => {
		window.dispatchEvent(new Event('post'));
	}, [body]);

	return (
		<>
			<article data-post data-slug={slug}>
				<PostHead post={post} source={source} formatDate={formatDate} strings={strings} />
				<div className="mt-8" data-post-picture>
					<PostPicture entry={entry} source={source} className="post-picture" />
				</div>
				<PostContents headings={headings} title={strings.contents} />
				<div className="prose mt-10" data-post-body dangerouslySetInnerHTML={body} />
				<PostShare label={strings.share} done={strings.linkCopied} />
			</article>
			<RelatedPosts
				posts={related.map((other) => ({ ...other.post, slug: other.slug }))}
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
			{/* Hidden and not removed, because the policy would not let the server's HTML be inserted again. */}
			<div hidden={state.kind !== 'unknown'}>{children}</div>
		</>
	);
}

/** A post newer than the build, on the page that hosts send `/blog/*` to and on the 404 page (product: The blog). */
export const LatePost = island('late-post', LatePostView);
