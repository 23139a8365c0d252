import type { FormIslandProps } from '../lib/forms/form-props';
import { sendMail } from '../lib/forms/mail';
import { settings } from '../lib/settings';
import { Field, TextField } from './parts/Field';
import { Form } from './parts/Form';
import { island } from './parts/island';

/** How long the form pretends to send if it has no template, in milliseconds (spec §9). */
const SENDING_TIME = 2000;

function Lead({ texts, otherWays }: FormIslandProps<'lead'>) {
	const send = async (form: HTMLFormElement) => {
		if (settings.mail.leadTemplateId) await sendMail(form, 'lead');
		else await new Promise((resolve) => setTimeout(resolve, SENDING_TIME));
		return { isDone: true };
	};

	return (
		<Form texts={texts} otherWays={otherWays} send={send}>
			<TextField texts={texts.name} name="name" autoComplete="name" />
			<TextField texts={texts.email} type="email" name="email" autoComplete="email" />
			<TextField texts={texts.phone} type="tel" name="phone" autoComplete="tel" />
			<Field label={texts.businessType.label}>
				{/* Has no default value: with one, React would overwrite a choice made before hydration. */}
				<select className="field-input" name="businessType" required>
					<option value="">{texts.businessType.placeholder}</option>
					{texts.businessTypes.map((type) => (
						<option key={type}>{type}</option>
					))}
				</select>
			</Field>
		</Form>
	);
}

/** The form for requesting a quote; without a lead template, it sends nothing (spec §4 Landing lead form). */
export const LeadForm = island('lead-form', Lead);
