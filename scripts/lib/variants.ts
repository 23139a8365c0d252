import { settingsFor } from '../services/addresses.ts';
import type { LocalBuild } from './build.ts';
import { oddRecords } from '../../src/lib/shared/blog/testing/odd-posts.ts';

/** The port is fixed, because the built sites contain the address of the services. */
export const servicesPort = Number(process.env['E2E_SERVICES_PORT'] ?? 4335);

/** The site is on `localhost`; the services are on a different host, as in production. */
export const servicesOrigin = `http://127.0.0.1:${servicesPort}`;

/** The site's address in canonical links, link previews and the sitemap. */
export const canonicalOrigin = 'https://www.infotech.example';

/** The sub-path of the variant `base`; its tests visit addresses below this path. */
export const subPath = '/website';

/** The analytics script of the variant `base`. */
export const analyticsScript = 'https://stats.example/count.js';

const { PUBLIC_BACKEND_URL, ...mail } = settingsFor(servicesOrigin);
const settings = { ...mail, PUBLIC_SITE_URL: canonicalOrigin };

/** The builds that the browser tests visit. */
export const variants = {
	/** The delivered content without a backend, so the list of posts is a static file. */
	delivered: { name: 'e2e-delivered', settings },
	/** The test company, with a backend for the blog and newsletter. */
	backend: { name: 'e2e-backend', site: 'e2e/site', settings: { ...settings, PUBLIC_BACKEND_URL } },
	/**
	 * The test company under a sub-path, as on GitHub project pages. This build has no backend, but it has an analytics
	 * script.
	 */
	base: {
		name: 'e2e-base',
		site: 'e2e/site',
		settings: { ...settings, BASE_PATH: subPath, PUBLIC_ANALYTICS_SCRIPT: analyticsScript },
	},
	/**
	 * A company that leaves out everything optional, even the settings for its contact form. This company's backend sends
	 * odd and invalid posts.
	 */
	odd: {
		name: 'e2e-odd',
		site: 'e2e/bare-site',
		settings: { ...settings, PUBLIC_BACKEND_URL, PUBLIC_EMAILJS_TEMPLATE_ID: '' },
		posts: oddRecords,
	},
} as const satisfies Record<string, LocalBuild>;

export type Variant = keyof typeof variants;

export const baseOf = (variant: Variant): string => (variant === 'base' ? subPath : '/');

/** Returns the folder of a variant's site (see `siteFolder`). */
export const siteOf = (variant: Variant): string => {
	const build: LocalBuild = variants[variant];
	return build.site ?? '.';
};
