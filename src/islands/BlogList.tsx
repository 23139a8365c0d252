import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fetchBlogs } from '#lib/blog/fetch-blogs.ts';
import type { SluggedPost } from '#lib/blog/published-posts.ts';
import type { BlogProps } from '#lib/blog/paths.ts';
import { fillIn } from '#lib/text.ts';
import type { BlogWords } from '#schemas/words.ts';
import { BlogCard, type BlogCardProps } from './parts/BlogCard.tsx';
import { island } from './parts/island.tsx';
import { ServerContent } from './parts/ServerContent.tsx';
import { PostPicture } from './parts/PostPicture.tsx';
import { usePostSearch } from './use-post-search.ts';

export interface BlogListProps extends BlogProps {
	strings: BlogCardProps['strings'] & Pick<BlogWords, 'loading' | 'more' | 'search'>;
	topics: BlogCardProps['source']['topics'];
	/** The address of the newest picture at build. */
	picture: string | undefined;
	/** The search field in its form. */
	children?: ReactNode;
}

/** How many cards the list shows, and how many it adds each time 'more' is pressed. */
const PAGE = 60;

function List(props: BlogListProps) {
	const { strings, listUrl, website, picture } = props;
	const [posts, setPosts] = useState<readonly SluggedPost[]>([]);
	const [isSettled, setIsSettled] = useState(false);
	const [limit, setLimit] = useState(PAGE);
	const [areAllShown, setAreAllShown] = useState(false);
	const grid = useRef<HTMLUListElement>(null);
	const { root, searchEvents, query, hits, hasFailed } = usePostSearch(posts);
	const cards: { entry: SluggedPost; words?: readonly string[] }[] = hits ?? posts.map((entry) => ({ entry }));

	useEffect(() => {
		// After a failure, the specification requires this log message and the loading text (spec §4, §8).
		const fail = (error: unknown) => console.error('Error fetching blog data', error);
		void fetchBlogs({ listUrl, website })
			.then(setPosts, fail)
			.then(() => setIsSettled(true));
	}, [listUrl, website]);

	const { none, foundOne, found, failed } = strings.search;
	const searchStatus = () => {
		if (posts.length === 0) return strings.loading;
		if (hasFailed) return failed;
		return hits && fillIn([none, foundOne][hits.length] ?? found, { count: hits.length, query });
	};

	// The first cards come alone, because many cards take long on a slow phone.
	const shown = cards.slice(0, areAllShown ? limit : 6);
	// Like a front page: a lead, four columns and an index. What a search has found is an index, and so are three more posts.
	const lookOf = (index: number) => {
		if (hits || index >= (cards.length > 4 ? 5 : 1)) return 'row';
		return index === 0 ? 'lead' : 'column';
	};
	useEffect(() => {
		if (posts.length > 0) startTransition(() => setAreAllShown(true));
	}, [posts]);

	const showMore = () => {
		flushSync(() => setLimit(limit + PAGE));
		// The button may have gone, so the focus moves to the first new card.
		grid.current?.children[limit]?.querySelector('a')?.focus();
	};

	return (
		// Nothing below the list moves into view while the posts load, and browsers do not load the footer's icons yet.
		<div ref={root} className={isSettled ? 'min-h-screen' : 'min-h-[130vh]'} aria-busy={!isSettled}>
			<ServerContent id="post-search-box" {...searchEvents} children={props.children} />
			{/* The picture of the first card is there before the card, and at the same place. */}
			{!isSettled && picture && (
				<div className="blog-lead noscript:hidden">
					<div className="blog-card">
						<PostPicture
							post={{ imageUrl: picture }}
							listUrl={listUrl}
							fills="hero"
							className="blog-picture aspect-video w-full object-cover"
							isFirst
						/>
					</div>
				</div>
			)}
			{/* Hidden by absolute positioning, an empty status would lose the scroll position of visitors further down. */}
			<p role="status" className="not-empty:mb-6" suppressHydrationWarning data-nosnippet children={searchStatus()} />
			{(hasFailed || hits?.length === 0) && (
				<a className="text-link" href="#archive" children={strings.search.archive} />
			)}
			{cards.length > 0 && (
				<ul ref={grid} className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-2 lg:grid-cols-12 lg:gap-y-10">
					{shown.map(({ entry, words }, index) => (
						<li key={entry.post._id} className={`blog-${lookOf(index)}`}>
							<BlogCard entry={entry} source={props} strings={strings} look={lookOf(index)} found={words} />
						</li>
					))}
				</ul>
			)}
			{cards.length > limit && (
				<button type="button" className="button button-secondary mt-8" onClick={showMore} children={strings.more} />
			)}
		</div>
	);
}

/** The grid of blog cards. The loading text stays if the list cannot be fetched (spec §4 Blog list). */
export const BlogList = island('blog-list', List);
