import { memo, useId } from 'react';
import { formatDate } from '#lib/dates.ts';
import { handOver } from '#lib/blog/handover.ts';
import type { SluggedPost } from '#lib/blog/published-posts.ts';
import { postPath } from '#lib/blog/paths.ts';
import { summaryOf } from '#islands/post-search.ts';
import { href } from '#lib/urls.ts';
import { fillIn } from '#lib/text.ts';
import type { BlogWords } from '#schemas/words.ts';
import { FoundWords, passageOf } from './FoundWords.tsx';
import { PostPicture } from './PostPicture.tsx';

export interface BlogCardProps {
	entry: SluggedPost;
	source: {
		listUrl: string;
		/** The names of the services that posts are about, keyed by the value of the field `service`. */
		topics: ReadonlyMap<string, string>;
	};
	strings: Pick<BlogWords, 'publishedOn' | 'readMore'> & Pick<BlogWords['post'], 'length'>;
	/** The first post leads the page, the next ones are columns, and all others are an index (blog-list.css). */
	look: keyof typeof PLACES;
	/** The words of the post that a search has found. */
	found?: readonly string[] | undefined;
}

/** The place that a card's picture fills, for each look of a card. */
const PLACES = { lead: 'hero', column: 'row', row: 'row' } as const;

/** The card of a post in the list (spec §2 Blog list). Memoised, because a list has many cards. */
export const BlogCard = memo(function BlogCard({ entry, source, strings, look, found = [] }: BlogCardProps) {
	const { post, slug } = entry;
	const id = useId();
	const { text, preview, length } = summaryOf(post);
	const topic = source.topics.get(post.service ?? '');
	return (
		<article className="blog-card relative" aria-labelledby={`${id}title`}>
			{(post.imageUrl || look !== 'lead') && (
				<PostPicture
					post={post}
					listUrl={source.listUrl}
					fills={PLACES[look]}
					className="blog-picture aspect-video w-full rounded-md object-cover"
					isFirst={look === 'lead'}
				/>
			)}
			<div className="blog-body">
				<p className="note flex flex-wrap gap-x-4">
					{topic && <b>{topic}</b>}
					{length > 0 && <span>{fillIn(strings.length, { minutes: length })}</span>}
				</p>
				{/* A translator may have replaced the text nodes, so a search replaces the elements around found words. */}
				<h2 key={`title ${found.join()}`} id={`${id}title`} className="line-clamp-4 wrap-anywhere">
					<FoundWords text={post.title} words={found} />
				</h2>
				<p key={`text ${found.join()}`} className="line-clamp-4 wrap-anywhere text-ink-soft">
					<FoundWords text={passageOf(text, found) ?? preview} words={found} />
				</p>
				<div className="flex flex-wrap items-center justify-between gap-x-4 md:block">
					{post.createdAt && (
						<p className="note">
							<span>{strings.publishedOn}</span> <time dateTime={post.createdAt}>{formatDate(post.createdAt)}</time>
						</p>
					)}
					<a
						id={`${id}link`}
						href={href(postPath(slug))}
						aria-labelledby={`${id}link ${id}title`}
						className="text-link covers"
						onClick={() => handOver(entry)}
					>
						{strings.readMore}
					</a>
				</div>
			</div>
		</article>
	);
});
