import { settings } from '../lib/settings';
import type { FormTexts } from '../schemas/forms';
import { FacetTick } from './parts/FacetTick';
import { Field, TextField } from './parts/Field';
import type { OtherWaysProps } from './parts/FormResult';
import { IslandForm } from './parts/IslandForm';
import { sendForm } from './parts/send-form';
import { useSubmission } from './parts/use-submission';
import { island } from './parts/island';

/** How long the form pretends to send if it has no template, in milliseconds (spec §9). */
const SENDING_TIME = 2000;

export interface LeadFormProps {
	texts: FormTexts['lead'];
	otherWays: OtherWaysProps;
}

function Form({ texts, otherWays }: LeadFormProps) {
	const { submission, submit } = useSubmission();

	const onSubmit = (form: HTMLFormElement) => {
		const fields = new FormData(form);
		void submit(async (report) => {
			if (settings.mail.leadTemplateId) return sendForm(fields, 'lead', texts, report);
			await new Promise((resolve) => setTimeout(resolve, SENDING_TIME));
			return { status: 'sent', message: texts.success };
		});
	};

	return (
		<IslandForm
			submission={submission}
			otherWays={otherWays}
			mark={<FacetTick />}
			button={{ label: texts.submit, busyLabel: texts.sending }}
			onSubmit={onSubmit}
		>
			<TextField texts={texts.name} name="name" autoComplete="name" required />
			<TextField texts={texts.email} type="email" name="email" autoComplete="email" required />
			<TextField texts={texts.phone} type="tel" name="phone" autoComplete="tel" required />
			<Field label={texts.businessType.label}>
				{(control) => (
					// Has no default value: with one, React would overwrite a choice made before hydration.
					<select {...control} name="businessType" required>
						<option value="">{texts.businessType.placeholder}</option>
						{texts.businessTypes.map((type) => (
							<option key={type}>{type}</option>
						))}
					</select>
				)}
			</Field>
		</IslandForm>
	);
}

/**
 * The form for requesting a quote on the campaign page; without a lead template, it sends nothing (spec §4 Landing lead
 * form).
 */
export const LeadForm = island('lead-form', Form);
