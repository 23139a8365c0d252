import { parseBlog, type BlogObject } from '../../shared/blog/blog-object.ts';
import { contentHash } from '../../shared/blog/content-hash.ts';
import type { SluggedPost } from '../../shared/blog/slug.ts';

const PREFIX = 'blog:';

/** Returns the key in `sessionStorage` under which a card stores its post for the post's page. */
export const handOverKey = (slug: string): string => PREFIX + slug;

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
 * (spec §2 Blog list). If the storage is full, removes posts handed over earlier. The stored value begins with the
 * post's hash and a space, which `client:newer` needs.
 */
export function handOver({ post, slug }: SluggedPost): void {
	const key = handOverKey(slug);
	const value = `${contentHash(post)} ${JSON.stringify(post)}`;
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
		const value = storage.getItem(handOverKey(slug)) ?? '';
		const result = parseBlog(JSON.parse(value.slice(value.indexOf(' '))));
		return 'post' in result ? result.post : undefined;
	});
}
