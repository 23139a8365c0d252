import { defineMiddleware } from 'astro:middleware';
import { onlyOwnHashes } from '#lib/security-policy.ts';

/** Shortens the policy of each page. */
export const onRequest = defineMiddleware(async (_context, next) => {
	const response = await next();
	const isPage = response.headers.get('content-type')?.startsWith('text/html');
	return isPage ? new Response(onlyOwnHashes(await response.text()), response) : response;
});
