import { href } from '../site/urls.ts';

/** The path of the list below the backend (spec §7 Blog list). */
const LIST_PATH = '/api/blogs/allblogs';

/**
 * Where the blog list is fetched from (spec §7 Blog list).
 * @param backendUrl origin and path of the backend; without one, the build's own static file at the same path.
 * @param base the sub-path of this website.
 */
export function listUrl(backendUrl: string | undefined, base?: string): string {
	return backendUrl === undefined ? href(LIST_PATH, base) : `${backendUrl.replace(/\/+$/, '')}${LIST_PATH}`;
}
