import { useEffect, useState } from 'react';
import { attempt } from '#lib/attempt.ts';
import type { CleanDescription } from '#lib/blog/clean-description.ts';
import { fetchBlogs } from '#lib/blog/fetch-blogs.ts';
import { findHandOver } from '#lib/blog/handover.ts';
import { type BlogProps, slugFromPath } from '#lib/blog/paths.ts';
import { relatedTo, type SluggedPost } from '#lib/blog/published-posts.ts';
import { readDescription } from '#lib/blog/text.ts';
import { formatDate } from '#lib/dates.ts';
import { fillIn } from '#lib/text.ts';
import type { BlogWords } from '#schemas/words.ts';
import { island } from './parts/island.tsx';
import { PostArticle, type PostArticleProps } from './parts/PostArticle.tsx';
import { RelatedPosts } from './parts/RelatedPosts.tsx';

export interface LatePostProps extends BlogProps {
	strings: PostArticleProps['strings'] &
		Pick<BlogWords['post'], 'loading' | 'failed' | 'relatedTitle'> & {
			/** The words for a post that does not exist. */
			unknown: string;
			/** The title of the page, in which {title} stands for the post's title. */
			pageTitle: string;
		};
	/** What the server has rendered: the loading text or, beside the island, the fallback page. */
	initial: 'loading' | 'unknown';
}

interface FoundPost {
	entry: SluggedPost;
	clean: CleanDescription;
	/** Empty if no list was fetched. */
	related: readonly SluggedPost[];
}

/** `failed` means that nobody knows whether the post exists, because its file or the list could not be loaded. */
type State = 'loading' | 'unknown' | 'failed' | FoundPost;

async function findPost(slug: string, { listUrl, website }: BlogProps): Promise<State> {
	const stored = findHandOver(slug);
	const list = stored ? [] : await fetchBlogs({ listUrl, website });
	const entry = stored ? { post: stored, slug } : list.find((other) => other.slug === slug);
	if (!entry) return 'unknown';
	const { cleanDescription } = await import('#lib/blog/clean-description.ts');
	const clean = cleanDescription(entry.post.description, { listUrl });
	return { entry, clean, related: relatedTo(entry, list) };
}

function Post({ entry: { post }, clean, related, listUrl, strings }: FoundPost & LatePostProps) {
	useEffect(() => {
		document.title = fillIn(strings.pageTitle, { title: post.title });
		// The part that the address names exists only now.
		if (window.location.hash) window.location.replace(window.location.hash);
		// Browsers restore the position before the post is there, and never keep a page with the status 404.
		const key = `position:${window.location.pathname}`;
		const [entry] = performance.getEntriesByType('navigation');
		const isBack = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
		if (isBack) window.scrollTo({ top: Number(attempt(() => sessionStorage.getItem(key))), behavior: 'instant' });
		const keep = () => attempt(() => sessionStorage.setItem(key, String(window.scrollY)));
		window.addEventListener('pagehide', keep);
		return () => window.removeEventListener('pagehide', keep);
	}, [strings.pageTitle, post.title]);

	return (
		<>
			<PostArticle
				post={post}
				listUrl={listUrl}
				body={(element) => element?.replaceChildren(clean.body.cloneNode(true))}
				strings={strings}
				headings={clean.headings}
				length={readDescription(post.description).length}
				links={[]}
				formatDate={formatDate}
			/>
			<RelatedPosts posts={related} listUrl={listUrl} title={strings.relatedTitle} formatDate={formatDate} />
		</>
	);
}

function LatePostView(props: LatePostProps) {
	const { strings, initial, listUrl, website } = props;
	// Nobody looks for a post at an address that could have none, so nothing is announced there.
	const [state, setState] = useState<State | undefined>(initial === 'loading' ? initial : undefined);

	useEffect(() => {
		const show = (next: State) => {
			// The page's own HTML says so if there is no post. A post takes the place of that HTML.
			const name = typeof next === 'object' ? 'found' : next;
			document.querySelector('.late-post')?.setAttribute('data-state', name);
			if (name === 'found') document.querySelector('.fallback-page')?.remove();
			setState(next);
		};
		const slug = slugFromPath(window.location.pathname);
		show(slug === undefined ? 'unknown' : 'loading');
		if (slug === undefined) return;
		findPost(slug, { listUrl, website }).then(show, (error: unknown) => {
			console.error('Error fetching blog data', error);
			show('failed');
		});
	}, [listUrl, website]);

	if (typeof state === 'object') return <Post {...state} {...props} />;
	// The words that are seen in place of a missing post are beside the island, where screen readers do not announce them.
	return (
		<p role="status" className={state === 'loading' ? 'py-12' : 'sr-only'} suppressHydrationWarning>
			{state && strings[state]}
		</p>
	);
}

/** The post at this address, on the late-post page and the 404 page: from the card that led here, or else the list. */
export const LatePost = island('late-post', LatePostView);
