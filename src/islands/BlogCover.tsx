export interface BlogCoverProps {
	/** Decides the drawing; the post's `_id`. */
	seed: string;
	title: string;
}

/** The drawn cover of a post without a picture. */
export function BlogCover({ seed }: BlogCoverProps) {
	return <div className="blog-cover size-full" data-cover={seed.slice(-1)} aria-hidden="true" />;
}
