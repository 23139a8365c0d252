export type SettingType = 'text' | 'address' | 'secure address' | 'origin' | 'path' | 'switch' | 'day' | 'repository';

/** A setting of the site, from the environment or a `.env` file. */
export interface Setting {
	type: SettingType;
	/** `browser` if pages contain the setting, so that visitors can see it; otherwise `build`. */
	seenBy: 'browser' | 'build';
	default?: string;
	/** The explanation in `.env.example`. */
	about: string;
	example: string;
	/** Why a live site needs the setting, in the words of the launch check. */
	neededFor?: string;
	/** The feature that needs the setting; sites without the feature do not need it. */
	neededWith?: 'newsletter';
	/** What happens if an optional setting is missing. */
	unset?: string;
}

/**
 * Every setting. Astro's `env.schema`, the build, the launch check and `.env.example` use this table. After a change,
 * run `npx vitest run src/lib/build/site/env-example.test.ts -u` to update `.env.example`.
 */
export const settingsTable = {
	PUBLIC_SITE_URL: {
		type: 'origin',
		seenBy: 'browser',
		about: 'The address of the site, for canonical links, the sitemap and preview pictures.',
		example: 'https://www.example.com',
		neededFor: 'canonical links, the sitemap and preview pictures need the address of the site',
	},
	BASE_PATH: {
		type: 'path',
		seenBy: 'build',
		about: 'The sub-path of the site, if it is not at the root of its host (for example, GitHub project pages).',
		example: '/website',
		unset: 'the site is at the root of its host',
	},
	PUBLIC_BACKEND_URL: {
		type: 'address',
		seenBy: 'browser',
		about:
			'The address of the backend for GET {backend}/api/blogs/allblogs and POST {backend}/api/newsletter/subscribe. Without it, the posts come from content/blog, and the newsletter has no server: write `newsletter: false` in content/site.yaml to hide its forms.',
		example: 'https://backend.example.com',
		neededFor: 'the newsletter has no server (`newsletter: false` in content/site.yaml hides its forms)',
		neededWith: 'newsletter',
	},
	PUBLIC_EMAILJS_SERVICE_ID: {
		type: 'text',
		seenBy: 'browser',
		about:
			"The service of the e-mail delivery provider (EmailJS) behind the contact forms. In the provider's account, allow only the site's origin.",
		example: 'service_xxxxxxx',
		neededFor: 'the contact forms cannot send messages',
	},
	PUBLIC_EMAILJS_TEMPLATE_ID: {
		type: 'text',
		seenBy: 'browser',
		about: 'The template for messages from the contact forms.',
		example: 'template_xxxxxxx',
		neededFor: 'the contact forms cannot send messages',
	},
	PUBLIC_EMAILJS_PUBLIC_KEY: {
		type: 'text',
		seenBy: 'browser',
		about: "The provider's public key.",
		example: 'xxxxxxxxxxxxxxxxx',
		neededFor: 'the contact forms cannot send messages',
	},
	PUBLIC_EMAILJS_LEAD_TEMPLATE_ID: {
		type: 'text',
		seenBy: 'browser',
		about: 'A template for the lead form on the landing page. Without it, that form thanks visitors but sends nothing.',
		example: 'template_xxxxxxx',
		neededFor: 'the lead form thanks visitors, but nobody gets what they entered',
	},
	PUBLIC_EMAILJS_ORIGIN: {
		type: 'address',
		seenBy: 'browser',
		default: 'https://api.emailjs.com',
		about: "Optional: another origin for the delivery calls, such as a proxy (default: the provider's).",
		example: 'https://api.emailjs.com',
		unset: "messages go to the provider's address",
	},
	PUBLIC_ANALYTICS_SCRIPT: {
		type: 'secure address',
		seenBy: 'build',
		about:
			'Optional: the address of a script that counts visits without cookies. The security policy allows the host of the script, and the privacy notice names that host. The script loads last. Without it, visits are not counted.',
		example: 'https://stats.example.com/script.js',
		unset: 'visits are not counted',
	},
	BLOG_OFFLINE: {
		type: 'switch',
		seenBy: 'build',
		about: '1 builds the site without the posts of the backend, for times when the backend is down.',
		example: '1',
	},
	BUILD_DATE: {
		type: 'day',
		seenBy: 'build',
		about: 'The day of the build (default: today). Posts with a later date are not published.',
		example: '2026-01-31',
	},
	EDIT_REPOSITORY: {
		type: 'repository',
		seenBy: 'build',
		about:
			'Optional: the repository that the deployed editing page edits, as github:owner/name@branch, gitlab:group/name@branch or gitea:owner/name@branch. Without it, the build has no editing page; `npm run dev` has one either way.',
		example: 'github:owner/name@main',
	},
	EDIT_HOST: {
		type: 'address',
		seenBy: 'build',
		about: 'Optional: the address of your own GitHub, GitLab or Gitea, if the repository is there.',
		example: 'https://git.example.com',
	},
	EDIT_SIGN_IN: {
		type: 'text',
		seenBy: 'build',
		about:
			'Optional: lets editors sign in without a token. Write the address of a Sveltia CMS Authenticator (GitHub) or an application id (GitLab, Gitea). Without it, they sign in with a token.',
		example: 'https://sign-in.example.com',
	},
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settingsTable;

/** Every setting with its name, in the order of the table. */
export const allSettings: readonly ({ name: SettingName } & Setting)[] = Object.entries(settingsTable).map(
	([name, setting]) => ({ name: name as SettingName, ...setting }),
);
