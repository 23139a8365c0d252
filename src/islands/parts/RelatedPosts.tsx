import { postPath } from '../../lib/shared/blog/paths';
import { cutAtWord } from '../../lib/shared/blog/preview';
import { href } from '../../lib/shared/site/urls';

export interface RelatedPostsProps {
	posts: readonly { slug: string; title: string; preview: string }[];
	title: string;
}

/** How many related posts are shown. */
const MOST = 3;

/** The related posts at the end of a post, most closely related first. */
export function RelatedPosts({ posts, title: heading }: RelatedPostsProps) {
	if (posts.length === 0) return null;
	return (
		<section className="wrap pb-band print:hidden" aria-labelledby="related">
			<h2 id="related" className="text-3xl">
				{heading}
			</h2>
			<ul className="mt-8 grid gap-x-12 gap-y-5 lg:grid-cols-3">
				{posts.slice(0, MOST).map(({ slug, title, preview }) => (
					<li key={slug} className="relative border-t border-ink pt-4">
						<h3 className="text-xl wrap-anywhere">
							<a
								href={href(postPath(slug))}
								className="underline-offset-4 after:absolute after:inset-0 hover:underline"
							>
								{title}
							</a>
						</h3>
						<p className="mt-2 line-clamp-2 wrap-anywhere text-ink-soft">{cutAtWord(preview, 120)}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
