import { BLOG_FROM_CONTENT } from 'astro:env/server';
import { settings } from '../settings';

/** The backend that supplies the posts. Without one, they come from `content/blog/`. */
export const postBackend = BLOG_FROM_CONTENT === '1' ? undefined : settings.backendUrl;
