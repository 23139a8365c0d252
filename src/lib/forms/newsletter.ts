import axios from 'axios';
import { isWebPage, TIME_LIMIT } from './answer';

/** The result of a subscription, with the server's own message if it sent one. */
interface Subscription {
	isDone: boolean;
	message: string | undefined;
}

/** Returns the `message` in a response: a text, or several texts joined. */
function messageOf(body: unknown): string | undefined {
	if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
	const texts = [body.message].flat().filter((text) => typeof text === 'string' && text.trim() !== '');
	return texts.join(' ') || undefined;
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
		if (status < 200 || status > 299) return failure(`The backend answered ${status}.`, data);
		if (isWebPage(data)) return failure('The backend answered with a web page.');
		return { isDone: true, message: messageOf(data) };
	} catch (error) {
		return failure(error);
	}
}
