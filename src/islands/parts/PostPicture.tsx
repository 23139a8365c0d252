import { useState } from 'react';
import type { BlogObject } from '../../schemas/blog-object';
import { pictureUrl, type BlogSource } from '../../lib/blog/paths';

export interface PostPictureProps {
	post: Pick<BlogObject, 'imageUrl'>;
	source: BlogSource;
	className: string;
	loading?: 'lazy' | undefined;
}

/** A post's picture, or a plain plate if the picture is missing or fails to load. */
export function PostPicture({ post: { imageUrl }, source, className, loading }: PostPictureProps) {
	const [isBroken, setIsBroken] = useState(false);
	const src = imageUrl === undefined || isBroken ? undefined : pictureUrl(imageUrl, source);
	if (src === undefined) return <div className={`border-b-8 border-marigold bg-(--stone-3) ${className}`} />;
	return (
		<img
			src={src}
			alt=""
			width={1600}
			height={900}
			loading={loading}
			decoding={loading && 'async'}
			className={className}
			onError={() => setIsBroken(true)}
		/>
	);
}
