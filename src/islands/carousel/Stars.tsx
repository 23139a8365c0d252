const STARS = 5;
const SIZE = 256;
/** Phosphor's star, filled. */
const STAR =
	'M234.29,114.85l-45,38.83L203,211.75a16.4,16.4,0,0,1-24.5,17.82L128,198.49,77.47,229.57A16.4,16.4,0,0,1,53,211.75l13.76-58.07-45-38.83A16.46,16.46,0,0,1,31.08,86l59-4.76,22.76-55.08a16.36,16.36,0,0,1,30.27,0l22.75,55.08,59,4.76a16.46,16.46,0,0,1,9.37,28.86Z';

export interface StarsProps {
	/** What the stars say; {stars} stands for their number. */
	label: string;
}

/** A rating of five stars (spec §2 Landing page). */
export function Stars({ label }: StarsProps) {
	return (
		<svg
			className="text-marigold"
			viewBox={`0 0 ${STARS * SIZE} ${SIZE}`}
			width={STARS * 22}
			height={22}
			fill="currentColor"
			role="img"
			aria-label={label.replace('{stars}', String(STARS))}
		>
			{Array.from({ length: STARS }, (_, index) => (
				<path key={index} d={STAR} transform={`translate(${index * SIZE})`} />
			))}
		</svg>
	);
}
