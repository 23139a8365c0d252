import { relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { text } from '../content.ts';
import { oddRecords } from './odd-posts.ts';
import samples from './samples.json' with { type: 'json' };

/** What the tests' backend serves: sample posts with real-world HTML, odd and invalid posts, and their pictures. */
export const testPosts = new Hono()
	.get('/api/blogs/allblogs', (context) =>
		context.json([...samples.map((post) => ({ website: text('site', 'website'), ...post })), ...oddRecords]),
	)
	.get('/images/*', serveStatic({ root: relative(process.cwd(), import.meta.dirname) }));
