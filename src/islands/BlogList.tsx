import './blog-list.css';
import { useEffect, useState } from 'react';
import { fetchBlogs } from '../lib/blog/browser/blog-client';
import type { SluggedPost } from '../lib/blog/slug';
import { BlogCard, type BlogCardStrings } from './BlogCard';
import { island } from './island';

export interface BlogListProps {
	/** `{backend}/api/blogs/allblogs`: whole, or a path of this website. */
	listUrl: string;
	/** The sub-path of this website, `/` where it has none. */
	base: string;
	strings: BlogCardStrings & {
		/** Shown while the list is empty. */
		loading: string;
	};
}

function List({ listUrl, base, strings }: BlogListProps) {
	const [posts, setPosts] = useState<readonly SluggedPost[]>([]);
	const [isSettled, setIsSettled] = useState(false);

	useEffect(() => {
		const call = new AbortController();
		const load = async () => {
			try {
				setPosts(await fetchBlogs(listUrl, call.signal));
			} catch (error) {
				if (call.signal.aborted) return;
				// The specification asks for this log, and for the loading text to stay (spec §4, §8).
				console.error('Error fetching blog data', error);
			}
			setIsSettled(true);
		};
		void load();
		return () => call.abort();
	}, [listUrl]);

	return (
		<div
			// A screen's height is kept, so that what stands below never moves into view.
			className="min-h-screen"
			data-state={isSettled ? 'settled' : 'loading'}
			aria-busy={!isSettled}
		>
			{/* Empty, it takes no room. Hiding it by position would make the browser lose the place of whoever reads below. */}
			<p role="status">{posts.length > 0 ? null : strings.loading}</p>
			{posts.length > 0 && (
				<ul className="blog-grid grid grid-cols-1 gap-8 md:grid-cols-2 lg:grid-cols-3">
					{posts.map((entry) => (
						<li key={entry.post._id}>
							<BlogCard entry={entry} listUrl={listUrl} base={base} strings={strings} />
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

/** The grid of blog cards: starts empty with the loading text, fetches once, keeps the text on failure (spec §4 Blog list). */
export const BlogList = island('blog-list', List);
