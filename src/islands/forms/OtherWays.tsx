/** How to reach the agency where a form cannot be sent. */
export interface OtherWaysProps {
	/** A sentence in which {email} and {phone} stand for the links. */
	text: string;
	email: string;
	phone: {
		/** As people read it. */
		display: string;
		/** As a phone dials it. */
		number: string;
	};
}

/** Hidden by the stylesheet while scripts work; shown without scripts and where the form's own script has failed. */
export function OtherWays({ text, email, phone }: OtherWaysProps) {
	return (
		<p className="form-fallback">
			{text.split(/(\{email\}|\{phone\})/).map((part, index) => {
				if (part === '{email}')
					return (
						<a key={index} href={`mailto:${email}`}>
							{email}
						</a>
					);
				if (part === '{phone}')
					return (
						<a key={index} href={`tel:${phone.number}`}>
							{phone.display}
						</a>
					);
				return part;
			})}
		</p>
	);
}
