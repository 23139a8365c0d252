export interface BlogCoverProps {
	/** Decides the drawing; the post's slug, as on its own page. */
	seed: string;
}

const COLUMNS = 8;
const ROWS = 4.5;
const FILLS = ['fill-paper-deep', 'fill-line', 'fill-peacock', 'fill-paper-deep', 'fill-line', 'fill-marigold'];

/** A number from 0 up for each cell, the same for one seed on every machine. */
function numberOf(seed: string, cell: number): number {
	let number = cell + 1;
	for (const character of seed) number = Math.imul(number ^ (character.codePointAt(0) ?? 0), 2654435761) >>> 0;
	return number >>> 8;
}

/** The drawn cover of a post without a picture: facets of a cut stone. */
export function BlogCover({ seed }: BlogCoverProps) {
	const cells = Array.from({ length: COLUMNS * Math.ceil(ROWS) }, (_, cell) => {
		const number = numberOf(seed, cell);
		const x = cell % COLUMNS;
		const y = Math.floor(cell / COLUMNS);
		const d = number % 2 ? `M${x} ${y}h1v1z` : `M${x} ${y}v1h1z`;
		return { d, fill: FILLS[number % FILLS.length], cell };
	});
	return (
		<svg
			className="blog-cover size-full"
			viewBox={`0 0 ${COLUMNS} ${ROWS}`}
			preserveAspectRatio="xMidYMid slice"
			aria-hidden="true"
		>
			{cells.map(({ d, fill, cell }) => (
				<path key={cell} d={d} className={fill} />
			))}
		</svg>
	);
}
