import { useId } from 'react';
import { formatDate } from '../lib/blog/dates';
import { handOver } from '../lib/blog/browser/handover';
import { postPath } from '../lib/blog/post-path';
import { previewOf } from '../lib/blog/preview';
import type { SluggedPost } from '../lib/blog/slug';
import { href } from '../lib/site/urls';
import { PostPicture } from './PostPicture';

/** The words on a card. */
export interface BlogCardStrings {
	/** Before the date. */
	publishedOn: string;
	/** On the link to the post. */
	readMore: string;
}

export interface BlogCardProps {
	entry: SluggedPost;
	listUrl: string;
	base: string;
	strings: BlogCardStrings;
}

/** A post in the list (spec §2 Blog list, Card); the whole card leads to the post. */
export function BlogCard({ entry, listUrl, base, strings }: BlogCardProps) {
	const { post, slug } = entry;
	const id = useId();
	return (
		<article className="blog-card card relative flex h-full flex-col overflow-hidden">
			<div className="aspect-video overflow-hidden bg-paper-deep">
				<PostPicture entry={entry} listUrl={listUrl} base={base} className="size-full object-cover" loading="lazy" />
			</div>
			<div className="flex grow flex-col gap-3 p-6">
				<h2 id={`${id}title`} className="line-clamp-4 text-xl wrap-anywhere">
					{post.title}
				</h2>
				<p className="line-clamp-4 wrap-anywhere text-ink-soft">{previewOf(post.description)}</p>
				<p className="mt-auto text-sm text-ink-soft">
					{strings.publishedOn} <time dateTime={post.createdAt}>{formatDate(post.createdAt)}</time>
				</p>
				<a
					id={`${id}link`}
					href={href(postPath(slug), base)}
					aria-labelledby={`${id}link ${id}title`}
					className="text-link after:absolute after:inset-0"
					onClick={() => handOver(entry)}
				>
					{strings.readMore}
				</a>
			</div>
		</article>
	);
}
