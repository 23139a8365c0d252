/** What the tab keeps of a post that a card handed over: small enough to read on every post page. */
export interface StoredBlog {
	/** `contentHash` of the post. */
	hash: string;
	/** The blog object as JSON. */
	json: string;
}

const PREFIX = 'blog:';
const MOST_POSTS = 20;
const LONGEST_JSON = 500_000;

/** Storage may be missing, full or forbidden; the post page then shows what it has. */
function tolerantly<Result>(action: (storage: Storage) => Result): Result | undefined {
	try {
		return action(window.sessionStorage);
	} catch {
		return undefined;
	}
}

/** The storage key of a post, by which its page looks for a hand-over. */
export function handOverKey(slug: string): string {
	return PREFIX + slug;
}

const ownKeys = (storage: Storage): string[] => Object.keys(storage).filter((key) => key.startsWith(PREFIX));
const savedAt = (storage: Storage, key: string): number => Number(storage.getItem(key)?.split(' ', 2)[1]) || 0;

function removeOldest(storage: Storage, kept: number): void {
	const keys = ownKeys(storage).sort((a, b) => savedAt(storage, b) - savedAt(storage, a));
	for (const key of keys.slice(kept)) storage.removeItem(key);
}

/** Keeps a post for this tab under its slug; the oldest of more than 20 go, and one of more than 500,000 characters is not kept. */
export function storeBlog(slug: string, { hash, json }: StoredBlog): void {
	const value = `${hash} ${Date.now()} ${json}`;
	const key = handOverKey(slug);
	// An older version of this post must not outlive a newer one that could not be kept.
	tolerantly((storage) => storage.removeItem(key));
	if (json.length > LONGEST_JSON) return;
	tolerantly((storage) => {
		removeOldest(storage, MOST_POSTS - 1);
		try {
			storage.setItem(key, value);
		} catch {
			removeOldest(storage, 0);
			storage.setItem(key, value);
		}
	});
}

/** The post kept for this tab under a slug, not yet parsed. The value starts with the hash and a space, on which `refresh-post.ts` relies. */
export function readStoredBlog(slug: string): StoredBlog | undefined {
	const value = tolerantly((storage) => storage.getItem(handOverKey(slug)));
	const [, hash, json] = /^(\S+) \d+ (\{[^]*)$/.exec(value ?? '') ?? [];
	return hash === undefined || json === undefined ? undefined : { hash, json };
}
