import { join } from 'node:path';
import { root } from '../../scripts/lib/root.ts';
import { readLocalPosts } from '../../src/lib/blog/build/local-posts.ts';
import { arrangePosts } from '../../src/lib/blog/slug.ts';
import { content } from './content.ts';

/** A route of the table (spec §2) and how a visitor knows that it is the right page. */
export interface Route {
	path: string;
	title: string | RegExp;
	heading: string;
}

const { home, about, process, portfolio, industriesPage, servicesPage, contact, blog, landing } = content;

const posts = await readLocalPosts(join(root, 'content', 'blog'));
/** The posts of this site that the build knows. */
export const postRoutes: readonly Route[] = arrangePosts(posts).map(({ post: { title }, slug }) => ({
	path: `/blog/${slug}`,
	// Long titles are cut to what a search result shows.
	title: new RegExp(`^${RegExp.escape(title.slice(0, 30))}`),
	heading: title,
}));

/** The six service pages, in the order of the route table. */
export const serviceSlugs = [
	'web-development',
	'app-development',
	'ui-ux-design',
	'seo',
	'digital-marketing',
	'video-editing',
] as const;

const serviceRoutes = serviceSlugs.map((slug): Route => {
	const service = content.services.find((found) => found.path === `/services/${slug}`);
	if (service === undefined) throw new Error(`content/services/${slug}.yaml is missing`);
	return { path: `/services/${slug}`, title: service.head.title, heading: service.hero.title };
});

/** The route table without the posts. */
export const fixedRoutes: readonly Route[] = [
	{ path: '/', title: home.head.title, heading: 'Bringing Visions to Digital Life.' },
	{ path: '/about', title: about.head.title, heading: about.hero.title },
	{ path: '/services', title: servicesPage.head.title, heading: 'Transformative Tech Solutions' },
	...serviceRoutes,
	{ path: '/ourprocess', title: process.head.title, heading: 'Our Process' },
	{ path: '/portfolio', title: portfolio.head.title, heading: portfolio.hero.title },
	{ path: '/Industries', title: industriesPage.head.title, heading: industriesPage.hero.title },
	{ path: '/contactus', title: contact.head.title, heading: contact.hero.title },
	{ path: '/blog', title: blog.head.title, heading: 'Our Blogs' },
	{ path: '/landing-page', title: landing.head.title, heading: landing.hero.title },
];

/** Every page that a search engine may list. */
export const routes: readonly Route[] = [...fixedRoutes, ...postRoutes];
