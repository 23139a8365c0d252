import type { APIRoute } from 'astro';
import { record } from '#lib/content.ts';
import { canonicalUrl } from '#lib/urls.ts';

/** How long the file is valid after a build: RFC 9116 recommends less than a year. */
const DAYS = 360;

/** Tells people who find a security problem where to report it (RFC 9116). */
export const GET: APIRoute = async ({ site, url }) => {
	const { email } = await record('site');
	const expires = new Date();
	expires.setUTCDate(expires.getUTCDate() + DAYS);
	expires.setUTCHours(0, 0, 0, 0);
	const lines = [
		`Contact: mailto:${email.address}`,
		`Expires: ${expires.toISOString()}`,
		'Preferred-Languages: en',
		`Canonical: ${canonicalUrl(url.pathname, site, '')}`,
	];
	return new Response(`${lines.join('\n')}\n`);
};
