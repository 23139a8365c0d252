import { copyOf } from '../site.ts';
import { findingsOf, type Rule } from './rule.ts';

const finding = findingsOf('Local addresses');

const HOSTS = [
	'localhost',
	'127(?:\\.\\d{1,3}){3}',
	'0\\.0\\.0\\.0',
	'10(?:\\.\\d{1,3}){3}',
	'192\\.168(?:\\.\\d{1,3}){2}',
	'172\\.(?:1[6-9]|2\\d|3[01])(?:\\.\\d{1,3}){2}',
	'\\[::1\\]',
	'[\\w-]+\\.local',
].join('|');

/** Addresses on such a host, hosts with a port, and any other host with a port of its own. */
const LOCAL = new RegExp(
	`(?:https?|wss?):\\/\\/(?:${HOSTS})(?![\\w.-])(?::\\d+)?|\\b(?:localhost|127(?:\\.\\d{1,3}){3}):\\d+|(?:https?|wss?):\\/\\/[\\w.-]+:\\d+`,
	'gi',
);

/** axios names one for the case that there is no window; in a browser there is. */
const LIBRARY = /location\.href\s*\|\|\s*["'`]http:\/\/localhost["'`]/g;

/** No file of the build names this machine, a private network, or a port that the settings do not name. */
export const localAddresses: Rule = ({ files, settings }) => {
	const set = [settings.siteUrl, settings.backendUrl, settings.mailOrigin].flatMap((url) =>
		url ? [new URL(url).origin] : [],
	);
	const copied = new Set([...files.keys()].filter((file) => file.endsWith('.html')).map(copyOf));
	return [...files].flatMap(([file, text]) => {
		if (text === undefined || copied.has(file)) return [];
		const lines = text.replace(LIBRARY, 'location.href').split('\n');
		const found = lines.flatMap((line, index) =>
			[...new Set([...line.matchAll(LOCAL)].map(([address]) => address))].map((address) => ({
				address,
				line: index + 1,
			})),
		);
		return found
			.filter(({ address }) => !set.includes(address) || new RegExp(`//(?:${HOSTS})(?![\\w.-])`, 'i').test(address))
			.map(({ address, line }) => finding(`${file}:${line}`, `names ${address}, which visitors cannot reach`));
	});
};
