import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { measure } from './measure.ts';

const spent = z.object({ time: z.number(), processor: z.number() });

/** Cleans so many posts in a process of its own, as the build cleans them; making them does not count. */
export async function measureSanitising(posts: number): Promise<z.infer<typeof spent>> {
	const script = fileURLToPath(new URL('sanitise-posts.ts', import.meta.url));
	const { output } = await measure(script, [String(posts)], process.env);
	return spent.parse(JSON.parse(output));
}
