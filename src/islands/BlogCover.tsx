import '../styles/cover.css';
import { cover } from '../lib/art/post-cover';

export interface BlogCoverProps {
	/** Decides the drawing; the post's slug. */
	seed: string;
	className?: string;
}

/** The drawn cover of a post without a picture; decoration. */
export function BlogCover({ seed, className = '' }: BlogCoverProps) {
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
