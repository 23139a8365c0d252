import type { FormIslandProps } from '../lib/forms/form-props';
import { sendMail } from '../lib/forms/mail';
import { sourceOf } from '../lib/forms/source';
import { deliveryOf } from '../lib/settings';
import { checkTrap, Field, TextField, Trap } from './parts/Field';
import { Form } from './parts/Form';
import { island } from './parts/island';

/** How long the form pretends to send if leads are not delivered, in milliseconds (spec §9). */
const SENDING_TIME = 2000;

const isDelivered = deliveryOf('lead') !== undefined;

export interface LeadFormProps extends FormIslandProps<'lead'> {
	/** Whether the form asks for the address of the visitor's present website. */
	asksForWebsite?: boolean;
}

function Lead({ texts, trap, otherWays, asksForWebsite }: LeadFormProps) {
	const send = async (form: HTMLFormElement) => {
		checkTrap(form);
		const source = form.querySelector<HTMLInputElement>('[name=source]');
		if (source) source.value = sourceOf(new URL(window.location.href), document.referrer);
		if (isDelivered) await sendMail(form, 'lead');
		else await new Promise((resolve) => setTimeout(resolve, SENDING_TIME));
		return { isDone: true };
	};

	return (
		<Form id="lead-form" texts={texts} otherWays={otherWays} send={send}>
			<TextField texts={texts.name} name="name" autoComplete="name" />
			<TextField texts={texts.email} type="email" name="email" autoComplete="email" />
			<TextField texts={texts.phone} type="tel" name="phone" autoComplete="tel" />
			<Field label={texts.businessType.label}>
				<select className="field-input" name="businessType" required>
					<option value="">{texts.businessType.placeholder}</option>
					{texts.businessTypes.map((type) => (
						<option key={type} value={type}>
							{type}
						</option>
					))}
				</select>
			</Field>
			{asksForWebsite && <TextField texts={texts.website} inputMode="url" name="website" autoComplete="url" />}
			{isDelivered && (
				<>
					<input type="hidden" name="source" />
					<Trap label={trap} />
				</>
			)}
		</Form>
	);
}

/** The form for requesting a quote; without a lead template, it sends nothing (spec §4 Landing lead form). */
export const LeadForm = island('lead-form', Lead);
