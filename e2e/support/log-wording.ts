/** What engines write to the console for what Chromium calls by the words on the left. */
const wordings: [chromium: string, others: RegExp][] = [
	['Refused by the Content Security Policy', /Content-Security-Policy|The page’s settings blocked/],
	['Failed to load resource: net::ERR_CONNECTION_RESET', /Same Origin Policy disallows|due to access control checks/],
	['Failed to load resource: net::ERR_CONNECTION_RESET', /Loading failed for the (module|<script>)/],
	['Failed to load resource: net::ERR_CONNECTION_RESET', /Failed to load resource: (?!.*(status of|net::))/],
	['Cannot read properties of undefined', /can't access property .* is undefined|undefined is not an object/],
	['preloaded using link preload but not used', /preloaded with link preload was not used/],
];

/** Firefox tells a test of an error on the console without its message. */
export const withoutMessage = /^error: Error$/;

/**
 * Puts Chromium's words before a message of the console, where another engine has words of its own for the same thing,
 * so that a test names what it expects once.
 */
export function inChromiumWords(log: string): string {
	const [found] = wordings.find(([, others]) => others.test(log)) ?? [];
	return found === undefined || log.includes(found) ? log : `${found}: ${log}`;
}
