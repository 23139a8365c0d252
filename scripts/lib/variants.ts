import { settingsFor } from '../services/addresses.ts';
import type { LocalBuild } from './build.ts';
import { oddRecords } from '../../src/lib/blog/testing/odd-posts.ts';

/** The built sites have the address of the services in them, so it is the same in every run. */
export const servicesPort = Number(process.env['E2E_SERVICES_PORT'] ?? 4335);

/** Another host than the site's own `localhost`, as in production. */
export const servicesOrigin = `http://127.0.0.1:${servicesPort}`;

/** The site's address in canonical links, social links and the sitemap. */
export const canonicalOrigin = 'https://www.infotech.example';

/** The sub-path of the variant `base`; its tests visit addresses below it. */
export const subPath = '/website';

/** The script with which the variant `base` counts visits. */
export const analyticsScript = 'https://stats.example/count.js';

const { PUBLIC_BACKEND_URL, ...mail } = settingsFor(servicesOrigin);
const settings = { ...mail, PUBLIC_SITE_URL: canonicalOrigin };

/** The builds that the end-to-end tests visit. */
export const variants = {
	/** The site as delivered, without a backend: its posts are served as a file. */
	delivered: { name: 'e2e-delivered', settings },
	/** The company of the tests. Blog and newsletter come from a backend of their own. */
	backend: { name: 'e2e-backend', site: 'e2e/site', settings: { ...settings, PUBLIC_BACKEND_URL } },
	/** The same company under a sub-path, as project pages live; no backend, but a script that counts visits. */
	base: {
		name: 'e2e-base',
		site: 'e2e/site',
		settings: { ...settings, BASE_PATH: subPath, PUBLIC_ANALYTICS_SCRIPT: analyticsScript },
	},
	/**
	 * A company that leaves out all it can, the setting of its contact form, too, with a backend whose every post is odd,
	 * and some records no posts at all.
	 */
	odd: {
		name: 'e2e-odd',
		site: 'e2e/bare-site',
		settings: { ...settings, PUBLIC_BACKEND_URL, PUBLIC_EMAILJS_TEMPLATE_ID: '' },
		posts: oddRecords,
	},
} as const satisfies Record<string, LocalBuild>;

export type Variant = keyof typeof variants;

/** The sub-path under which a variant lives, `/` where it has none. */
export const baseOf = (variant: Variant): string => (variant === 'base' ? subPath : '/');

/** The folder of a variant's site (see `siteFolder`). */
export const siteOf = (variant: Variant): string => {
	const build: LocalBuild = variants[variant];
	return build.site ?? '.';
};
