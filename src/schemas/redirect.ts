import { z } from 'zod';

const path = z
	.string()
	.regex(/^\/[\w\-./]*[\w\-.]$/, 'Write a path of this site that starts with / and does not end with /.');

/** An old address that redirects to a page (spec §2 Route table). */
export const redirect = z.strictObject({
	from: path.meta({ title: 'Old address', description: 'An address that no longer has a page, such as /contact.' }),
	to: path.meta({ title: 'New address', description: 'The page that opens instead, such as /contactus.' }),
});
