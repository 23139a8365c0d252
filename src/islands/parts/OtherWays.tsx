/** The other ways to reach the agency if a form cannot be sent. */
export interface OtherWaysProps {
	/** A sentence in which {email} and {phone} become links. */
	text: string;
	email: string;
	/** The number as shown on the page, and as phones dial it. */
	phone: { display: string; number: string };
}

/** A sentence that is visible only without scripts, or if the form's script has failed. */
export function OtherWays({ text, email, phone }: OtherWaysProps) {
	return (
		<p className="form-fallback">
			{text.split(/(\{email\}|\{phone\})/).map((part) => {
				if (part === '{email}')
					return (
						<a key={part} href={`mailto:${email}`}>
							{email}
						</a>
					);
				if (part === '{phone}')
					return (
						<a key={part} href={`tel:${phone.number}`}>
							{phone.display}
						</a>
					);
				return part;
			})}
		</p>
	);
}
