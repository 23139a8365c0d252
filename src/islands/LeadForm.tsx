import { retry } from '../lib/forms/retry';
import { settings } from '../lib/site/settings';
import { FacetTick } from './forms/FacetTick';
import { Field } from './forms/Field';
import type { LeadTexts } from './forms/form-texts';
import { Island, type IslandProps } from './Island';
import { IslandForm } from './forms/IslandForm';
import type { OtherWaysProps } from './forms/OtherWays';
import { type Outcome, useSubmission } from './forms/use-submission';

/** How long the form seems to send, in milliseconds, while nothing is sent (spec §9). */
const SENDING_TIME = 2000;

export interface LeadFormProps extends IslandProps {
	texts: LeadTexts;
	otherWays: OtherWaysProps;
}

type FormProps = Pick<LeadFormProps, 'texts' | 'otherWays'>;

function Form({ texts, otherWays }: FormProps) {
	const { submission, submit } = useSubmission();

	const onSubmit = (form: HTMLFormElement) => {
		const fields = new FormData(form);
		const sent: Outcome = { status: 'sent', message: texts.success };
		void submit(async (report) => {
			if (!settings.mail.leadTemplateId) {
				await new Promise((resolve) => setTimeout(resolve, SENDING_TIME));
				return sent;
			}
			try {
				const { sendMail } = await retry(() => import('../lib/forms/mail'));
				await sendMail(fields, 'lead', () => report(sent));
				return sent;
			} catch {
				return { status: 'failed', message: texts.failure };
			}
		});
	};

	return (
		<IslandForm
			submission={submission}
			otherWays={otherWays}
			mark={<FacetTick />}
			button={{ label: texts.submit, busyLabel: texts.sending }}
			isReplacedWhenSent
			onSubmit={onSubmit}
		>
			<Field label={texts.name.label}>
				{(control) => (
					<input
						{...control}
						type="text"
						name="name"
						autoComplete="name"
						placeholder={texts.name.placeholder}
						required
					/>
				)}
			</Field>
			<Field label={texts.email.label}>
				{(control) => (
					<input
						{...control}
						type="email"
						name="email"
						autoComplete="email"
						placeholder={texts.email.placeholder}
						required
					/>
				)}
			</Field>
			<Field label={texts.phone.label}>
				{(control) => (
					<input
						{...control}
						type="tel"
						name="phone"
						autoComplete="tel"
						placeholder={texts.phone.placeholder}
						required
					/>
				)}
			</Field>
			<Field label={texts.businessType.label}>
				{(control) => (
					// No default value: React would put it back over what was chosen before it came.
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
export function LeadForm({ fallback, className, ...form }: LeadFormProps) {
	return (
		<Island name="lead-form" fallback={fallback} className={className}>
			<Form {...form} />
		</Island>
	);
}
