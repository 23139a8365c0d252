import { z } from 'zod';

const path = z.string().regex(/^\/[\w\-./]*[\w\-.]$/, 'a path of this site that starts with / and has none at its end');

/** An old address that redirects to a page (spec §2 Route table). */
export const redirect = z.strictObject({
	from: path.meta({ title: 'Old address', description: 'An address that is no page any more, such as /contact.' }),
	to: path.meta({ title: 'New address', description: 'The page that opens in its place, such as /contactus.' }),
});
