import { useState } from 'react';
import { pictureUrl } from '../lib/blog/image-url';
import type { SluggedPost } from '../lib/blog/slug';
import { PostCover } from './PostCover';

export interface PostPictureProps {
	entry: SluggedPost;
	listUrl: string;
	base: string;
	className: string;
	loading?: 'lazy' | undefined;
}

/** A post's picture; where it has none, or a dead one, the drawn cover that stands on its own page, too. */
export function PostPicture({ entry: { post, slug }, listUrl, base, className, loading }: PostPictureProps) {
	const [isBroken, setIsBroken] = useState(false);
	const src = post.imageUrl === undefined || isBroken ? undefined : pictureUrl(post.imageUrl, listUrl, base);
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
