import type { Ref } from 'react';

export interface HoneypotProps {
	label: string;
	ref: Ref<HTMLInputElement>;
}

/** A field that only a robot fills in. It has no name, so it is never part of what is sent. */
export function Honeypot({ label, ref }: HoneypotProps) {
	return (
		<div className="visually-hidden" aria-hidden="true">
			<label>
				{label} <input ref={ref} type="text" tabIndex={-1} autoComplete="off" />
			</label>
		</div>
	);
}
