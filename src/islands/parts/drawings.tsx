/** Icons from Phosphor: regular weight for the buttons, filled for the star. */
const PATHS = {
	pause:
		'M200,32H160a16,16,0,0,0-16,16V208a16,16,0,0,0,16,16h40a16,16,0,0,0,16-16V48A16,16,0,0,0,200,32Zm0,176H160V48h40ZM96,32H56A16,16,0,0,0,40,48V208a16,16,0,0,0,16,16H96a16,16,0,0,0,16-16V48A16,16,0,0,0,96,32Zm0,176H56V48H96Z',
	play: 'M232.4,114.49,88.32,26.35a16,16,0,0,0-16.2-.3A15.86,15.86,0,0,0,64,39.87V216.13A15.94,15.94,0,0,0,80,232a16.07,16.07,0,0,0,8.36-2.35L232.4,141.51a15.81,15.81,0,0,0,0-27ZM80,215.94V40l143.83,88Z',
	previous: 'M165.66,202.34a8,8,0,0,1-11.32,11.32l-80-80a8,8,0,0,1,0-11.32l80-80a8,8,0,0,1,11.32,11.32L91.31,128Z',
	next: 'M181.66,133.66l-80,80a8,8,0,0,1-11.32-11.32L164.69,128,90.34,53.66a8,8,0,0,1,11.32-11.32l80,80A8,8,0,0,1,181.66,133.66Z',
};
const STAR =
	'M234.29,114.85l-45,38.83L203,211.75a16.4,16.4,0,0,1-24.5,17.82L128,198.49,77.47,229.57A16.4,16.4,0,0,1,53,211.75l13.76-58.07-45-38.83A16.46,16.46,0,0,1,31.08,86l59-4.76,22.76-55.08a16.36,16.36,0,0,1,30.27,0l22.75,55.08,59,4.76a16.46,16.46,0,0,1,9.37,28.86Z';
const STARS = 5;
const SIZE = 256;

/** The icon on a carousel's button. The button has text beside the icon, or an accessible name. */
export function CarouselIcon({ name }: { name: keyof typeof PATHS }) {
	return (
		<svg viewBox={`0 0 ${SIZE} ${SIZE}`} width="20" height="20" fill="currentColor" aria-hidden="true">
			<path d={PATHS[name]} />
		</svg>
	);
}

/**
 * A five-star rating (spec §2 Landing page).
 * @param label the accessible name, in which {stars} stands for the number of stars.
 */
export function Stars({ label }: { label: string }) {
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
