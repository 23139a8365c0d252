import { fixedRoutes, postRoutes } from './routes.ts';

/** The path of a post; any of them will do. */
export const postPath = postRoutes[0]?.path ?? '';

/** The whole route table with one post, and an address that leads to the fallback screen. */
export const everyPage = [...fixedRoutes.map(({ path }) => path), postPath, '/no-such-page'];
