import './facet-tick.css';

/** A cut stone with a tick, shown above a form's success message. */
export function FacetTick() {
	return (
		<svg className="facet-tick" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
			<path className="facet-tick-stone" d="M16 4h16l12 12v16L32 44H16L4 32V16z" />
			<path className="facet-tick-facet" d="M16 4l4 11-4 5L4 16zM32 44l-4-11 4-5 12 4z" />
			<path className="facet-tick-mark" d="M15 25l6.5 6.5L34 18" fill="none" strokeWidth="4" />
		</svg>
	);
}
