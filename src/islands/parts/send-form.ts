import { sendMail, type MailKind } from '../../lib/forms/mail';
import type { Outcome } from './use-submission';

/**
 * Sends the fields of a form by e-mail.
 * @param texts the messages for both outcomes.
 * @param report called if sending succeeds after the visitor has already seen a failure.
 */
export async function sendForm(
	fields: FormData,
	kind: MailKind,
	texts: { success: string; failure: string },
	report: (outcome: Outcome) => void,
): Promise<Outcome> {
	const sent: Outcome = { status: 'sent', message: texts.success };
	try {
		await sendMail(fields, kind, () => report(sent));
		return sent;
	} catch {
		return { status: 'failed', message: texts.failure };
	}
}
