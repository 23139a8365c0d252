import { parseBlog, type BlogObject } from './blog-object.ts';
import type { SluggedPost } from './published-posts.ts';

const PREFIX = 'blog:';

/**
 * Calls a function with the tab's storage. Returns undefined if the storage is missing, full or forbidden; the post's
 * page then does without the card's post.
 */
function tolerantly<Result>(action: (storage: Storage) => Result): Result | undefined {
	try {
		return action(window.sessionStorage);
	} catch {
		return undefined;
	}
}

/**
 * Stores a post for the post's own page, which is about to open. The post stays in storage until the tab is closed
 * (spec §2 Blog list). If the storage is full, removes posts handed over earlier.
 */
export function handOver({ post, slug }: SluggedPost): void {
	const key = PREFIX + slug;
	const value = JSON.stringify(post);
	tolerantly((storage) => {
		// Removes any older version first, so that no outdated post stays in storage if the new version does not fit.
		storage.removeItem(key);
		try {
			storage.setItem(key, value);
		} catch {
			for (const other of Object.keys(storage)) if (other.startsWith(PREFIX)) storage.removeItem(other);
			storage.setItem(key, value);
		}
	});
}

/** Returns the post that a card handed over. The post stays in storage, so that a reload finds it again. */
export function takeHandOver(slug: string): BlogObject | undefined {
	return tolerantly((storage) => {
		const result = parseBlog(JSON.parse(storage.getItem(PREFIX + slug) ?? ''));
		return 'post' in result ? result.post : undefined;
	});
}
