import { z } from 'astro/zod';

const path = z.string().regex(/^\/[\w\-./]*[\w\-.]$/, 'a path of this site that starts with / and has none at its end');

/** An address that leads on to a page (spec §2 Route table). */
export const redirect = z.strictObject({
	from: path.describe('The address that is no page, or no longer.'),
	to: path.describe('The page that is shown in its place.'),
});
