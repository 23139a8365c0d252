import { useState } from 'react';
import { pictureUrl } from '../lib/blog/image-url';
import type { BlogSource } from '../lib/blog/paths';
import type { SluggedPost } from '../lib/blog/slug';
import { PostCover } from './PostCover';

export interface PostPictureProps {
	entry: SluggedPost;
	source: BlogSource;
	className: string;
	loading?: 'lazy' | undefined;
}

/** A post's picture, or, if there is none or it does not load, the same drawn cover as on the post's own page. */
export function PostPicture({ entry: { post, slug }, source, className, loading }: PostPictureProps) {
	const [isBroken, setIsBroken] = useState(false);
	const src =
		post.imageUrl === undefined || isBroken ? undefined : pictureUrl(post.imageUrl, source.listUrl, source.base);
	if (src === undefined) return <PostCover seed={slug} className={className} />;
	return (
		<img
			src={src}
			alt=""
			width={640}
			height={360}
			loading={loading}
			decoding="async"
			className={className}
			onError={() => setIsBroken(true)}
		/>
	);
}
