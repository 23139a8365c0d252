import '../../styles/cover.css';
import { cover } from '../../lib/shared/art/post-cover';

export interface PostCoverProps {
	/** The slug of the post. The same seed always gives the same drawing. */
	seed: string;
	className: string;
}

/** The drawn cover of a post without a picture. Screen readers ignore the cover, because it is only decoration. */
export function PostCover({ seed, className }: PostCoverProps) {
	const { ground, shapes } = cover(seed);
	return (
		<svg
			className={`cover ${ground} ${className}`}
			viewBox="0 0 320 180"
			preserveAspectRatio="xMidYMid slice"
			aria-hidden="true"
		>
			{shapes.map(({ class: tone, d }) => (
				<path key={tone + d} className={tone} d={d} />
			))}
		</svg>
	);
}
