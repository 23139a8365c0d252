import './forms/facet-tick.css';
import { settings } from '../lib/site/settings';
import type { FormTexts } from '../schemas/forms';
import { Field, TextField } from './forms/Field';
import type { OtherWaysProps } from './forms/FormResult';
import { IslandForm } from './forms/IslandForm';
import { sendForm, useSubmission } from './forms/use-submission';
import { island } from './island';

/** For how many milliseconds the form says that it sends, although nothing is sent (spec §9). */
const SENDING_TIME = 2000;

export interface LeadFormProps {
	texts: FormTexts['lead'];
	otherWays: OtherWaysProps;
}

/** A cut stone with a tick in it: the mark of a success. */
const facetTick = (
	<svg className="facet-tick" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
		<path className="facet-tick-stone" d="M16 4h16l12 12v16L32 44H16L4 32V16z" />
		<path className="facet-tick-facet" d="M16 4l4 11-4 5L4 16zM32 44l-4-11 4-5 12 4z" />
		<path className="facet-tick-mark" d="M15 25l6.5 6.5L34 18" fill="none" strokeWidth="4" />
	</svg>
);

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
			mark={facetTick}
			button={{ label: texts.submit, busyLabel: texts.sending }}
			isReplacedWhenSent
			onSubmit={onSubmit}
		>
			<TextField texts={texts.name} name="name" autoComplete="name" required />
			<TextField texts={texts.email} type="email" name="email" autoComplete="email" required />
			<TextField texts={texts.phone} type="tel" name="phone" autoComplete="tel" required />
			<Field label={texts.businessType.label}>
				{(control) => (
					// No default value, or React would replace what was chosen before it started.
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

/** Asks for a quote on the campaign page; sends nothing unless a lead template is set (spec §4 Landing lead form). */
export const LeadForm = island('lead-form', Form);
