/** What a setting may be. */
export type SettingType = 'text' | 'address' | 'secure address' | 'origin' | 'path' | 'switch' | 'day' | 'repository';

/** A setting of the site, as the environment or a file `.env` has it. */
export interface Setting {
	type: SettingType;
	/** Whether it ends up in the pages, or only the build reads it. */
	seenBy: 'browser' | 'build';
	default?: string;
	/** What it is, in sentences. */
	about: string;
	/** A value that shows how it is written. */
	example: string;
	/** Why a live site needs it. */
	neededFor?: string;
	/** Needed only where the site has what this names. */
	neededWith?: 'newsletter';
	/** What is so while it is unset, for those who may want it. */
	unset?: string;
}

/**
 * Every setting. Astro's `env.schema`, the build, the launch check and `.env.example` are made from it; after a change,
 * `npm run unit -- src/lib/build/site/env-example.test.ts -u` writes the file anew.
 */
export const settingsTable = {
	PUBLIC_SITE_URL: {
		type: 'origin',
		seenBy: 'browser',
		about: 'Address of the site, without a slash at the end. Canonical links, the sitemap and social pictures need it.',
		example: 'https://www.example.com',
		neededFor: 'canonical links, the sitemap and social pictures need the address of the site',
	},
	BASE_PATH: {
		type: 'path',
		seenBy: 'build',
		about:
			'The sub-path under which the site lives, if it is not the root of its host (GitHub project pages, for example).',
		example: '/website',
		unset: 'the site lives at the root of its host',
	},
	PUBLIC_BACKEND_URL: {
		type: 'address',
		seenBy: 'browser',
		about:
			'Address of the backend: GET {backend}/api/blogs/allblogs and POST {backend}/api/newsletter/subscribe. Unset, the posts in content/blog are the blog, and the newsletter has no server: write `newsletter: false` in content/site.yaml to hide its forms.',
		example: 'https://backend.example.com',
		neededFor: 'the newsletter has no server without it (`newsletter: false` in content/site.yaml hides its forms)',
		neededWith: 'newsletter',
	},
	PUBLIC_EMAILJS_SERVICE_ID: {
		type: 'text',
		seenBy: 'browser',
		about:
			"The e-mail delivery provider (EmailJS) behind the contact forms: its service. In the provider's account, allow only the site's own origin.",
		example: 'service_xxxxxxx',
		neededFor: 'the contact forms cannot send without it',
	},
	PUBLIC_EMAILJS_TEMPLATE_ID: {
		type: 'text',
		seenBy: 'browser',
		about: 'The template of its messages.',
		example: 'template_xxxxxxx',
		neededFor: 'the contact forms cannot send without it',
	},
	PUBLIC_EMAILJS_PUBLIC_KEY: {
		type: 'text',
		seenBy: 'browser',
		about: 'Its public key.',
		example: 'xxxxxxxxxxxxxxxxx',
		neededFor: 'the contact forms cannot send without it',
	},
	PUBLIC_EMAILJS_LEAD_TEMPLATE_ID: {
		type: 'text',
		seenBy: 'browser',
		about: 'A template for the lead form of the landing page. Unset, that form thanks its visitors and sends nothing.',
		example: 'template_xxxxxxx',
		neededFor: 'the lead form thanks its visitors, and nobody gets what they entered',
	},
	PUBLIC_EMAILJS_ORIGIN: {
		type: 'address',
		seenBy: 'browser',
		default: 'https://api.emailjs.com',
		about: "Optional: another origin for the delivery calls, such as a proxy. Default: the provider's own.",
		example: 'https://api.emailjs.com',
		unset: "messages go to the provider's own address",
	},
	PUBLIC_ANALYTICS_SCRIPT: {
		type: 'secure address',
		seenBy: 'build',
		about:
			'Optional: the address of a script that counts visits without cookies. The security policy allows its host, the privacy notice names it, and it loads after everything else. Unset, nobody counts.',
		example: 'https://stats.example.com/script.js',
		unset: 'nobody counts visits',
	},
	BLOG_OFFLINE: {
		type: 'switch',
		seenBy: 'build',
		about: '1 builds without asking the backend for posts, and says so. For days when it is down.',
		example: '1',
	},
	BUILD_DATE: {
		type: 'day',
		seenBy: 'build',
		about: 'The day of the build, if it is not today: posts of later days wait for theirs.',
		example: '2026-01-31',
	},
	EDIT_REPOSITORY: {
		type: 'repository',
		seenBy: 'build',
		about:
			'Optional: the repository that the deployed editing page works on, as github:owner/name@branch, gitlab:group/name@branch or gitea:owner/name@branch. Unset, the build has no such page; `npm run edit` does not need it.',
		example: 'github:owner/name@main',
	},
	EDIT_HOST: {
		type: 'address',
		seenBy: 'build',
		about: 'Optional: the address of the GitHub, GitLab or Gitea of your own on which that repository lies.',
		example: 'https://git.example.com',
	},
	EDIT_SIGN_IN: {
		type: 'text',
		seenBy: 'build',
		about:
			'Optional: how editors sign in to the editing page: the address of a Sveltia CMS Authenticator (GitHub), or the id of an application at the host (GitLab, Gitea). Unset, they sign in with a token.',
		example: 'https://sign-in.example.com',
	},
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settingsTable;

/** Every setting with its name, in the order of the table. */
export const allSettings: readonly ({ name: SettingName } & Setting)[] = Object.entries(settingsTable).map(
	([name, setting]) => ({ name: name as SettingName, ...setting }),
);
