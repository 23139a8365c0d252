import { applyPost } from './apply-post.ts';

// The entry of the file that `refresh-post.ts` loads: a worker's bundle exports nothing, so this one acts by itself.
const article = document.querySelector<HTMLElement>('[data-post]');
if (article) applyPost(article);
