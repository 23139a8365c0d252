import type { MailKind } from '../../lib/forms/mail';
import { retry } from '../../lib/forms/retry';
import type { Outcome } from './use-submission';

/**
 * Sends the fields of a form by mail.
 * @param texts what the visitor reads in either case.
 * @param report takes a success that comes later than the visitor was told of a failure.
 */
export async function sendForm(
	fields: FormData,
	kind: MailKind,
	texts: { success: string; failure: string },
	report: (outcome: Outcome) => void,
): Promise<Outcome> {
	const sent: Outcome = { status: 'sent', message: texts.success };
	try {
		const { sendMail } = await retry(() => import('../../lib/forms/mail'));
		await sendMail(fields, kind, () => report(sent));
		return sent;
	} catch {
		return { status: 'failed', message: texts.failure };
	}
}
