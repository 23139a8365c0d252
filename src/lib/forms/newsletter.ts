import axios, { isAxiosError } from 'axios';
import { isWebPage, TIME_LIMIT } from './answer.ts';

/** Returns the `message` in a response: a text, or several texts joined. */
function messageOf(body: unknown): string | undefined {
	if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
	const texts = [body.message].flat().filter((text) => typeof text === 'string');
	return texts.join(' ').trim() || undefined;
}

/**
 * Subscribes an address to the newsletter (spec §7 Newsletter). Never throws; logs failures (spec §8).
 * @param email as the visitor typed it. Even an empty address is sent, because the server decides whether it is valid.
 * @returns the result, with the server's own message if it sent one.
 */
export async function subscribe(email: string, backendUrl: string | undefined) {
	try {
		if (!backendUrl) throw new Error('No backend is set; see PUBLIC_BACKEND_URL.');
		const address = `${backendUrl}/api/newsletter/subscribe`;
		const { data } = await axios.post<unknown>(address, { email }, { timeout: TIME_LIMIT });
		if (isWebPage(data)) throw new Error('The backend answered with a web page.');
		return { isDone: true, message: messageOf(data) };
	} catch (error) {
		// The error of axios holds the visitor's address.
		console.error('Newsletter subscription failed', String(error));
		return { isDone: false, message: isAxiosError(error) ? messageOf(error.response?.data) : undefined };
	}
}
