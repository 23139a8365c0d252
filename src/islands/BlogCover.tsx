import '../styles/cover.css';
import { cover } from '../lib/art/post-cover';

export interface BlogCoverProps {
	/** Decides the drawing; the post's slug, as on its own page. */
	seed: string;
}

/** The drawn cover of a post without a picture, the same as on its own page. */
export function BlogCover({ seed }: BlogCoverProps) {
	const { ground, shapes } = cover(seed);
	return (
		<svg className={`cover ${ground}`} viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
			{shapes.map(({ class: tone, d }) => (
				<path key={tone + d} className={tone} d={d} />
			))}
		</svg>
	);
}
