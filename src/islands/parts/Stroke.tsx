/**
 * The stroke between two facts, such as a date and a reading time. No line begins with the stroke. Screen readers skip
 * it.
 */
export const Stroke = () => (
	<>
		{'\u00a0'}
		<span aria-hidden="true">/</span>{' '}
	</>
);
