import { settingsFor } from '../services/addresses.ts';
import type { LocalBuild } from './build.ts';
import { edits } from './edited-content.ts';
import { oddRecords } from '../../src/lib/blog/testing/odd-posts.ts';

/** The built sites have the address of the services in them, so it is the same in every run. */
export const servicesPort = Number(process.env['E2E_SERVICES_PORT'] ?? 4335);

/** Another host than the site's own `localhost`, as in production. */
export const servicesOrigin = `http://127.0.0.1:${servicesPort}`;

/** The site's address in canonical links, social links and the sitemap. */
export const canonicalOrigin = 'https://www.infotech.example';

/** The sub-path of the variant `base`; its tests visit addresses below it. */
export const subPath = '/website';

const { PUBLIC_BACKEND_URL, ...mail } = settingsFor(servicesOrigin);
const settings = { ...mail, PUBLIC_SITE_URL: canonicalOrigin };

/** The builds that the end-to-end tests visit. */
export const variants = {
	/** Blog and newsletter come from a backend of their own. */
	backend: { name: 'e2e-backend', settings: { ...settings, PUBLIC_BACKEND_URL } },
	/** A backend whose every post is odd, and some records no posts at all. */
	odd: { name: 'e2e-odd', settings: { ...settings, PUBLIC_BACKEND_URL }, posts: oddRecords },
	/** No backend: the posts in content/blog are served as a file. */
	static: { name: 'e2e-static', settings },
	/** Under a sub-path, as project pages live; no backend. */
	base: { name: 'e2e-base', settings: { ...settings, BASE_PATH: subPath } },
	/** As an editor may change it: a service comes, one goes, and pages of blocks come. */
	edited: { name: 'e2e-edited', settings, edits },
} as const satisfies Record<string, LocalBuild>;

export type Variant = keyof typeof variants;

/** The sub-path under which a variant lives, `/` where it has none. */
export const baseOf = (variant: Variant): string => (variant === 'base' ? subPath : '/');
