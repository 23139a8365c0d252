import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Part } from './judge.ts';
import { measure } from './measure.ts';

const spent = z.object({ time: z.number(), processor: z.number() });

/** Does one part of the build for so many posts, in a process of its own. */
export async function measurePart(name: 'sanitising' | 'markdown', posts: number): Promise<Part> {
	const script = fileURLToPath(new URL('part.ts', import.meta.url));
	const { output } = await measure(script, [name, String(posts)], process.env);
	return { posts, ...spent.parse(JSON.parse(output)) };
}
