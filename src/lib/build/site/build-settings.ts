import { loadEnv } from 'vite';
import { z } from 'zod';
import { todayIn, type OfficeDay } from '../../shared/blog/dates.ts';
import { content } from '../content/model.ts';
import { allSettings, settingsTable, type SettingName, type SettingType } from './settings-table.ts';

/** The settings that the build itself needs; all of them are documented in `.env.example`. */
export interface BuildSettings {
	/** Origin of the site, such as `https://www.example.com`. */
	siteUrl: string;
	/** `/`, or the sub-path under which the site lives, such as `/website`. */
	base: string;
	/** Origin and path of the blog and newsletter backend, where there is one. */
	backendUrl: string | undefined;
	/** Whether to build without the backend's posts. */
	isOffline: boolean;
	/** The day of the build at the office: posts with a later date wait for theirs. */
	today: OfficeDay;
	/** Origin of the e-mail delivery provider. */
	mailOrigin: string;
	/** The script that counts visits without cookies, where there is one. */
	analyticsScript: string | undefined;
	/** The repository on which the deployed editing page works, where there is to be one. */
	editRepository: EditRepository | undefined;
}

/** A repository, and how editors sign in there. */
export interface EditRepository {
	name: 'github' | 'gitlab' | 'gitea';
	repo: string;
	branch: string;
	/** The address of a host of one's own. */
	host: string | undefined;
	/** The address of a Sveltia CMS Authenticator (GitHub), or the id of an application at the host (GitLab, Gitea). */
	signIn: string | undefined;
}

const REPOSITORY = /^(github|gitlab|gitea):([\w.-]+(?:\/[\w.-]+)+)@([\w./-]+)$/;

/** Reads `github:owner/name@branch`. */
function repositoryOf(text = '', host?: string, signIn?: string): EditRepository | undefined {
	const [, name, repo = '', branch = ''] = REPOSITORY.exec(text) ?? [];
	return name === 'github' || name === 'gitlab' || name === 'gitea' ? { name, repo, branch, host, signIn } : undefined;
}

/** Used until the team sets its own address; `launch-check` reports it. No link in `content/` leads there by chance. */
const EXAMPLE_SITE = 'https://www.your-site.example';

const withoutSlash = (value: string): string => value.replace(/\/+$/, '');
const ADDRESS = 'an address such as https://www.example.com';
const address = z
	.string()
	.refine((value) => /^https?:\/\/[^/\s]+/.test(value) && URL.canParse(value), ADDRESS)
	.transform(withoutSlash);

/** What each type takes; a message says what to write. */
const types: Readonly<Record<SettingType, z.ZodType<string, string>>> = {
	text: z.string(),
	address,
	'secure address': address.refine((value) => value.startsWith('https://'), 'an address that starts with https://'),
	origin: address.refine(
		(value) => URL.parse(value)?.origin === value.toLowerCase(),
		'the origin alone; a sub-path belongs in BASE_PATH',
	),
	path: z
		.string()
		.transform((value) => `/${value.replace(/^\/+|\/+$/g, '')}`)
		.refine((value) => /^\/[\w\-./~]*$/.test(value), 'a path such as /website'),
	switch: z.literal('1', { error: '1 or nothing' }),
	day: z.iso.date({ error: 'a day such as 2026-01-31' }),
	repository: z
		.string()
		.regex(REPOSITORY, 'github:owner/name@branch, gitlab:group/name@branch or gitea:owner/name@branch'),
};

/** A setting that is wrong. */
export interface SettingProblem {
	name: SettingName;
	/** What is wrong, and what to write. */
	message: string;
}

/** Checks every setting by its type. @param env the environment, `.env` files included. */
export function settingsIn(env: Record<string, string | undefined>) {
	const problems: SettingProblem[] = [];
	const values: Partial<Record<SettingName, string>> = {};
	for (const { name, type } of allSettings) {
		const value = env[name]?.trim();
		if (!value) continue;
		const { data, error } = types[type].safeParse(value);
		if (data !== undefined) values[name] = data;
		else problems.push({ name, message: `"${value}" does not fit. Write ${error.issues[0]?.message}.` });
	}
	return { values, problems };
}

/**
 * Reads the settings of the build.
 * @param env the environment, `.env` files included.
 * @throws one error that names every wrong setting: what is wrong, and what to write.
 */
export function readSettings(env: Record<string, string | undefined>): BuildSettings {
	const { values, problems } = settingsIn(env);
	if (problems.length > 0) {
		const lines = problems.map(({ name, message }) => `  - ${name}: ${message}`);
		throw new Error(`Settings (environment or .env, see .env.example):\n${lines.join('\n')}`);
	}
	// While content/site.yaml is wrong, which the content report says, it is any zone.
	const now = todayIn(content().entries.site[0]?.data.hours.timeZone ?? 'UTC');
	return {
		siteUrl: values.PUBLIC_SITE_URL ?? EXAMPLE_SITE,
		base: values.BASE_PATH ?? '/',
		backendUrl: values.PUBLIC_BACKEND_URL,
		isOffline: values.BLOG_OFFLINE === '1',
		today: { ...now, day: values.BUILD_DATE ?? now.day },
		mailOrigin: values.PUBLIC_EMAILJS_ORIGIN ?? settingsTable.PUBLIC_EMAILJS_ORIGIN.default,
		analyticsScript: values.PUBLIC_ANALYTICS_SCRIPT,
		editRepository: repositoryOf(values.EDIT_REPOSITORY, values.EDIT_HOST, values.EDIT_SIGN_IN),
	};
}

/** The settings of this build, from the environment and the `.env` files. */
export function loadSettings(): BuildSettings & { folder: string } {
	// Local and test builds have a folder of their own, so that they never use the .env file of a deployment.
	const folder = process.env['SETTINGS_FOLDER'] ?? process.cwd();
	return { ...readSettings(loadEnv('', folder, '')), folder };
}
