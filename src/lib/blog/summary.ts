import type { BlogObject } from './blog-object.ts';
import { cleanDescription } from './clean-description.ts';
import type { PostText } from './text.ts';

const summaries = new WeakMap<BlogObject, PostText>();

/** Returns what a card and the search say about a post. Reads each description once, when it is first needed. */
export function summaryOf(post: BlogObject): PostText {
	const known = summaries.get(post);
	if (known) return known;
	const { text, preview, minutes, headings } = cleanDescription(post.description, { listUrl: '/', base: '/' });
	const summary = { text, preview, minutes, headings };
	summaries.set(post, summary);
	return summary;
}
