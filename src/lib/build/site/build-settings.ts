import { loadEnv } from 'vite';
import { z } from 'zod';
import { count } from '../../../schemas/count.ts';
import { allSettings, settingsTable, type SettingName, type SettingType } from './settings-table.ts';

/** The settings that the build itself needs; `.env.example` documents all settings. */
export interface BuildSettings {
	/** The origin of the site, such as `https://www.example.com`. */
	siteUrl: string;
	/** `/`, or the sub-path of the site, such as `/website`. */
	base: string;
	/** The origin and path of the backend for the blog and newsletter, if there is one. */
	backendUrl: string | undefined;
	/** Whether to build without the backend's posts. */
	isOffline: boolean;
	/** The origin of the e-mail delivery provider. */
	mailOrigin: string;
	/** The script that counts visits without cookies, if there is one. */
	analyticsScript: string | undefined;
	/** The repository in which the deployed editing page saves changes, if there is one. */
	editRepository: EditRepository | undefined;
}

/** A repository, and how editors sign in to it. */
export interface EditRepository {
	name: 'github' | 'gitlab' | 'gitea';
	repo: string;
	branch: string;
	/** The address of the repository's service, if it is self-hosted. */
	host: string | undefined;
	/** For GitHub, the address of a Sveltia CMS Authenticator; for GitLab and Gitea, an application id. */
	signIn: string | undefined;
}

const REPOSITORY = /^(github|gitlab|gitea):([\w.-]+(?:\/[\w.-]+)+)@([\w./-]+)$/;

/** Parses `github:owner/name@branch`. */
function repositoryOf(text = '', host?: string, signIn?: string): EditRepository | undefined {
	const [, name, repo = '', branch = ''] = REPOSITORY.exec(text) ?? [];
	return name === 'github' || name === 'gitlab' || name === 'gitea' ? { name, repo, branch, host, signIn } : undefined;
}

/** The address of the site until PUBLIC_SITE_URL is set. No link in `content/` uses this address. */
const EXAMPLE_SITE = 'https://www.your-site.example';

const withoutSlash = (value: string): string => value.replace(/\/+$/, '');
const ADDRESS = 'Write an address such as https://www.example.com.';
const address = z
	.string()
	.refine((value) => /^https?:\/\/[^/\s]+/.test(value) && URL.canParse(value), ADDRESS)
	.transform(withoutSlash);

/** The schema of each type of setting. Each error message says what to write. */
const types: Readonly<Record<SettingType, z.ZodType<string, string>>> = {
	text: z.string(),
	address,
	'secure address': address.refine(
		(value) => value.startsWith('https://'),
		'Write an address that starts with https://.',
	),
	origin: address.refine(
		(value) => URL.parse(value)?.origin === value.toLowerCase(),
		'Write the address without a path. A sub-path belongs in BASE_PATH.',
	),
	path: z
		.string()
		.transform((value) => `/${value.replace(/^\/+|\/+$/g, '')}`)
		.refine((value) => /^\/[\w\-./~]*$/.test(value), 'Write a path such as /website.'),
	switch: z.literal('1', { error: 'Write 1, or leave the setting empty.' }),
	day: z.iso.date({ error: 'Write a day such as 2026-01-31.' }),
	repository: z
		.string()
		.regex(REPOSITORY, 'Write github:owner/name@branch, gitlab:group/name@branch or gitea:owner/name@branch.'),
};

export interface SettingProblem {
	name: SettingName;
	/** What is wrong, and what to write. */
	message: string;
}

/** Checks every setting against its type. @param env the environment, including `.env` files. */
export function settingsIn(env: Record<string, string | undefined>) {
	const problems: SettingProblem[] = [];
	const values: Partial<Record<SettingName, string>> = {};
	for (const { name, type } of allSettings) {
		const value = env[name]?.trim();
		if (!value) continue;
		const { data, error } = types[type].safeParse(value);
		if (data !== undefined) values[name] = data;
		else problems.push({ name, message: `"${value}" is not valid. ${error.issues[0]?.message}` });
	}
	return { values, problems };
}

/**
 * Reads the settings of the build.
 * @param env the environment, including `.env` files.
 * @throws one error that lists every invalid setting and its fix.
 */
export function readSettings(env: Record<string, string | undefined>): BuildSettings {
	const { values, problems } = settingsIn(env);
	if (problems.length > 0) {
		const lines = problems.map(({ name, message }) => `  - ${name}: ${message}`);
		throw new Error(
			`${count(problems.length, 'setting')} ${problems.length === 1 ? 'is' : 'are'} not valid. Change the environment or .env (.env.example explains each setting):\n${lines.join('\n')}`,
		);
	}
	return {
		siteUrl: values.PUBLIC_SITE_URL ?? EXAMPLE_SITE,
		base: values.BASE_PATH ?? '/',
		backendUrl: values.PUBLIC_BACKEND_URL,
		isOffline: values.BLOG_OFFLINE === '1',
		mailOrigin: values.PUBLIC_EMAILJS_ORIGIN ?? settingsTable.PUBLIC_EMAILJS_ORIGIN.default,
		analyticsScript: values.PUBLIC_ANALYTICS_SCRIPT,
		editRepository: repositoryOf(values.EDIT_REPOSITORY, values.EDIT_HOST, values.EDIT_SIGN_IN),
	};
}

/** Returns the settings of this build, from the environment and the `.env` files. */
export function loadSettings(): BuildSettings & { folder: string } {
	// SETTINGS_FOLDER is set in local builds and tests, so that they never use a deployment's .env file.
	const folder = process.env['SETTINGS_FOLDER'] ?? process.cwd();
	return { ...readSettings(loadEnv('', folder, '')), folder };
}
