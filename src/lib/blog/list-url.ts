import { href } from '../urls.ts';
import { BLOG_LIST_PATH } from './list-path.ts';

/**
 * Where the blog list is fetched from (spec §7 Blog list).
 * @param backendUrl origin and path of the backend; without one, the build's own static file at the same path.
 * @param base the sub-path of this website.
 */
export function listUrl(backendUrl: string | undefined, base?: string): string {
	return backendUrl === undefined ? href(BLOG_LIST_PATH, base) : `${backendUrl.replace(/\/+$/, '')}${BLOG_LIST_PATH}`;
}
