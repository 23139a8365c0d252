import { Fragment, type ReactNode } from 'react';
import type { OtherWaysProps } from '../../lib/forms/form-props';

/** How else to reach the agency: a sentence that is visible only without scripts, or if the form's script has failed. */
export function OtherWays({ text, email, phone }: OtherWaysProps) {
	const links: Record<string, ReactNode> = {
		'{email}': <a href={`mailto:${email}`}>{email}</a>,
		'{phone}': <a href={`tel:${phone.number}`}>{phone.display}</a>,
	};
	return (
		<p className="form-fallback">
			{text.split(/(\{\w+\})/).map((part) => (
				<Fragment key={part}>{links[part] ?? part}</Fragment>
			))}
		</p>
	);
}
