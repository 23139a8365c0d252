import axios from 'axios';
import { TIME_LIMIT } from './retry';

/** The result of a subscription, with the server's own message if it sent one. */
export type Subscription = { isDone: true; message: string } | { isDone: false; message: string | undefined };

/** Returns the `message` in a response, if it is a non-empty string. */
function messageOf(body: unknown): string | undefined {
	if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
	const { message } = body;
	return typeof message === 'string' && message.trim() !== '' ? message : undefined;
}

function failure(reason: unknown, body?: unknown): Subscription {
	console.error('Newsletter subscription failed', reason);
	return { isDone: false, message: messageOf(body) };
}

/**
 * Subscribes an address to the newsletter (spec §7 Newsletter). Never throws; logs failures (spec §8).
 * @param email the text as the visitor typed it. Even an empty address is sent, because the server decides whether it
 * is valid.
 * @param backendUrl the origin and path of the backend, if there is one.
 * @returns the server's message, which may be missing after a failure.
 */
export async function subscribe(email: string, backendUrl: string | undefined): Promise<Subscription> {
	if (!backendUrl) return failure('No backend is set; see PUBLIC_BACKEND_URL.');
	try {
		// Keeps Axios from throwing on error statuses, so that all responses are handled in one place.
		const { status, data } = await axios.post<unknown>(
			`${backendUrl}/api/newsletter/subscribe`,
			{ email },
			{ timeout: TIME_LIMIT, validateStatus: null },
		);
		const message = messageOf(data);
		if (status < 200 || status > 299) return failure(`The backend answered ${status}.`, data);
		// An empty response or a web page does not come from the newsletter's server, even if the status is 200.
		return message === undefined ? failure('The response has no message.') : { isDone: true, message };
	} catch (error) {
		return failure(error);
	}
}
