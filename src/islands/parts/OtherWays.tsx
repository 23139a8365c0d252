import type { OtherWaysProps } from '../../lib/forms/form-props';

export interface WaysSentenceProps extends OtherWaysProps {
	/** A sentence with the e-mail address and the phone number. */
	text: string;
	className: string;
}

/** How else to reach the agency if there is no form, or if it cannot work. */
export function WaysSentence({ text, className, email, phone }: WaysSentenceProps) {
	const hrefs: Record<string, string> = { [email]: `mailto:${email}`, [phone.display]: `tel:${phone.number}` };
	const parts = Object.keys(hrefs).reduce((marked, words) => marked.replace(words, `|${words}|`), text);
	return (
		<p className={className}>
			{parts.split('|').map((part, index) => {
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
