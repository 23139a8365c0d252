import type { OtherWaysProps } from '../../lib/forms/form-props';

/** How else to reach the agency, which shows only without scripts, or if the form's script has failed. */
export function WaysWithoutScript({ withoutScript, email, phone }: OtherWaysProps) {
	const hrefs: Record<string, string> = { [email]: `mailto:${email}`, [phone.display]: `tel:${phone.number}` };
	const filled = withoutScript.replace('{email}', `|${email}|`).replace('{phone}', `|${phone.display}|`);
	return (
		<p className="form-fallback">
			{filled.split('|').map((part, index) => {
				const Part = hrefs[part] === undefined ? 'span' : 'a';
				return (
					<Part key={index} href={hrefs[part]} suppressHydrationWarning>
						{part}
					</Part>
				);
			})}
		</p>
	);
}

/** How else to reach the agency if sending has failed. */
export function OtherWays({ afterFailure, email, phone, chat }: OtherWaysProps) {
	return (
		<p className="form-ways">
			<span>{afterFailure}</span>
			<a href={`mailto:${email}`}>{email}</a>
			<a href={`tel:${phone.number}`}>{phone.display}</a>
			{chat && (
				<a href={chat.url} target="_blank" rel="noopener">
					<span>{chat.name}</span> <span className="visually-hidden">{chat.newTab}</span>
				</a>
			)}
		</p>
	);
}
