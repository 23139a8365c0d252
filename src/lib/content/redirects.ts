import type { Redirect } from '../site/redirects.ts';
import { content } from './model.ts';

/** Gives the redirects of `content/`; none while the file is wrong. @param root the folder of the site. */
export const readRedirects = (root?: string): Redirect[] => content(root).entries.redirects.map(({ data }) => data);
