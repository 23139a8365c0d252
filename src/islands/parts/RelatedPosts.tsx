import { postPath } from '#lib/blog/paths.ts';
import type { SluggedPost } from '#lib/blog/published-posts.ts';
import { href } from '#lib/urls.ts';
import { PostPicture } from './PostPicture.tsx';
import { Unbroken } from './Unbroken.tsx';

export interface RelatedPostsProps {
	posts: readonly SluggedPost[];
	listUrl: string;
	title: string;
	formatDate: (iso: string) => string;
}

/** The three most closely related posts, at the end of a post. On phones and tablets, visitors can swipe through them (post.css). */
export function RelatedPosts({ posts, listUrl, title: heading, formatDate }: RelatedPostsProps) {
	if (posts.length === 0) return null;
	return (
		<section className="wrap pb-6" aria-labelledby="related">
			<h2 id="related" className="mb-4 text-3xl" children={heading} />
			<ul className="related grid gap-x-8 gap-y-5 lg:grid-cols-3">
				{posts.slice(0, 3).map(({ slug, post }) => (
					<li key={slug} className="relative grid content-start gap-4">
						<PostPicture
							post={post}
							listUrl={listUrl}
							fills="third"
							className="aspect-video w-full rounded-md object-cover"
						/>
						<div>
							{post.createdAt && (
								<time dateTime={post.createdAt} data-local-date className="note">
									{formatDate(post.createdAt)}
								</time>
							)}
							<h3 className="mt-1 text-lg wrap-anywhere">
								<a href={href(postPath(slug))} className="covers underline-offset-4 hover:underline">
									<Unbroken text={post.title} />
								</a>
							</h3>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
