import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/build.ts';
import { settingsFor, setup } from '../../scripts/services/addresses.ts';

/** The port is fixed, because the built sites contain the address of the services. */
export const servicesPort = Number(process.env['E2E_SERVICES_PORT'] ?? 4335);

/** The site is on `localhost`; the services are on a different host, as in production. */
export const servicesOrigin = `http://127.0.0.1:${servicesPort}`;

/** The site's address in canonical links, link previews and the sitemap. */
export const canonicalOrigin = 'https://www.infotech.example';

/** The sub-path of the variant `backend`; its tests visit addresses below this path. */
export const subPath = '/website';

/** The analytics script of the variant `backend`. */
export const analyticsScript = 'https://stats.example/count.js';

/** Where that script sends what it counts. */
export const analyticsEndpoint = 'https://events.example/api/event';

const { PUBLIC_BACKEND_URL, ...mail } = settingsFor(servicesOrigin);
const settings = { ...mail, PUBLIC_SITE_URL: canonicalOrigin };

/** The builds that the browser tests visit. */
export const variants = {
	/** At the root of a host and without a backend, so the list of posts is a static file. */
	root: { name: 'e2e-root', settings },
	/**
	 * Below a sub-path, as on GitHub project pages, with a backend for posts and newsletter, a template for leads, and an
	 * analytics script.
	 */
	backend: {
		name: 'e2e-backend',
		settings: {
			...settings,
			PUBLIC_BACKEND_URL,
			PUBLIC_EMAILJS_LEAD_TEMPLATE_ID: setup.leadTemplate,
			BASE_PATH: subPath,
			PUBLIC_ANALYTICS_SCRIPT: analyticsScript,
			PUBLIC_ANALYTICS_ATTRIBUTES: JSON.stringify({ domain: 'infotech.example', api: analyticsEndpoint }),
			PUBLIC_ANALYTICS_ENDPOINT: analyticsEndpoint,
		},
	},
} as const;

export type Variant = keyof typeof variants;

export const baseOf = (variant: Variant): string => (variant === 'backend' ? subPath : '/');

/** Returns the folder of a build. */
export const folderOf = (variant: Variant): string => join(root, '.local', variants[variant].name);

/** Returns the paths in the sitemap of a build, as in the route table: without the sub-path. */
export async function sitemapOf(variant: Variant): Promise<string[]> {
	const home = canonicalOrigin + baseOf(variant).replace(/\/$/, '');
	const xml = await readFile(join(folderOf(variant), 'sitemap-0.xml'), 'utf8');
	return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.slice(home.length) || '/');
}

export const isPost = (path: string): boolean => /^\/blog\/./.test(path);

/** Returns the paths of the build `root`, with one post only, because all posts share a layout. */
export async function samplePaths(): Promise<string[]> {
	const sitemap = await sitemapOf('root');
	return sitemap.filter((path) => !isPost(path) || path === sitemap.find(isPost));
}
