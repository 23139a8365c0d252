import { useState } from 'react';
import type { BlogObject } from '#schemas/blog-object.ts';
import { pictureUrl, lighterCopies } from '#lib/blog/paths.ts';
import { sizesAt, type Place } from '#lib/pictures.ts';

export interface PostPictureProps {
	post: Pick<BlogObject, 'imageUrl'>;
	listUrl: string;
	fills: Place;
	className: string;
	/** Whether the picture is among the first things that visitors see. The others load when they come near. */
	isFirst?: boolean;
}

/**
 * A post's picture, or a plain plate if the post has none. In islands, the plate also replaces a picture that fails to load;
 * a built page has no script for that.
 */
export function PostPicture({ post: { imageUrl }, listUrl, fills, className, isFirst = false }: PostPictureProps) {
	const [isBroken, setIsBroken] = useState(false);
	const src = imageUrl === undefined || isBroken ? undefined : pictureUrl(imageUrl, listUrl);
	if (src === undefined) return <div className={`border-b-8 border-marigold bg-(--stone-3) ${className}`} />;
	const srcSet = lighterCopies(src);
	return (
		<picture className="contents">
			{srcSet && <source type="image/avif" sizes={sizesAt(fills)} srcSet={srcSet} />}
			<img
				src={src}
				alt=""
				width={1600}
				height={900}
				{...(isFirst ? { decoding: 'sync', fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
				className={`bg-paper-deep ${className}`}
				onError={() => setIsBroken(true)}
			/>
		</picture>
	);
}
