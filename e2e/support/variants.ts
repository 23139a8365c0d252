import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/build.ts';
import { settingsFor, setup } from '../../scripts/services/server.ts';

/** The port is fixed, because the built sites contain the address of the services. */
export const servicesPort = Number(process.env['E2E_SERVICES_PORT'] ?? 4335);

/** The site is on `localhost`; the services are on a different host, as in production. */
export const servicesOrigin = `http://127.0.0.1:${servicesPort}`;

/** The site's address in canonical links, link previews and the sitemap. */
export const canonicalOrigin = 'https://www.infotech.example';

/** The sub-path of the variant `backend`; every path that starts with it is of that variant. */
export const subPath = '/website';

export const homes = { root: '/', backend: subPath } as const;

export type Variant = keyof typeof homes;

/** Tells whether an address is of the variant `backend`. */
export const isBelow = (url: string): boolean => `${new URL(url).pathname}/`.startsWith(`${subPath}/`);

/** The analytics script of the variant `backend`. */
export const analyticsScript = 'https://stats.example/count.js';

/** Where that script sends what it counts. */
export const analyticsEndpoint = 'https://events.example/api/event';

const { PUBLIC_BACKEND_URL, ...mail } = settingsFor(servicesOrigin);
const settings = { ...mail, PUBLIC_SITE_URL: canonicalOrigin };

export const variants = {
	/** At the root of a host and without a backend, so the list of posts is a static file. */
	root: settings,
	/**
	 * Below a sub-path, as on GitHub project pages, with a backend for posts and newsletter, a template for leads, and an
	 * analytics script.
	 */
	backend: {
		...settings,
		PUBLIC_BACKEND_URL,
		PUBLIC_EMAILJS_LEAD_TEMPLATE_ID: setup.leadTemplate,
		BASE_PATH: subPath,
		PUBLIC_ANALYTICS_SCRIPT: analyticsScript,
		PUBLIC_ANALYTICS_ATTRIBUTES: JSON.stringify({ domain: 'infotech.example', api: analyticsEndpoint }),
		PUBLIC_ANALYTICS_ENDPOINT: analyticsEndpoint,
	},
} as const;

/** The kinds of hosts that `scripts/static-server.ts` imitates. Each serves both builds. */
export const hostings = ['rules', 'plain'] as const;

export type Hosting = (typeof hostings)[number];

/** Returns the paths in the sitemap of a build, as in the route table: without the sub-path. */
export async function sitemapOf(variant: Variant): Promise<string[]> {
	const xml = await readFile(join(root, `.local/e2e-${variant}/sitemap-0.xml`), 'utf8');
	const home = canonicalOrigin + (variant === 'backend' ? subPath : '');
	return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.slice(home.length) || '/');
}

export const isPost = (path: string): boolean => /^\/blog\/./.test(path);

/** Returns the paths of the build `root`, with one post only, because all posts share a layout. */
export async function samplePaths(): Promise<string[]> {
	const sitemap = await sitemapOf('root');
	return sitemap.filter((path) => !isPost(path) || path === sitemap.find(isPost));
}
