import { z } from 'astro/zod';
import { loadEnv } from 'vite';
import { todayIn, type OfficeDay } from '../lib/blog/dates.ts';
import { readContent } from '../lib/content/content-file.ts';
import { oneRecord } from '../schemas/collections.ts';

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
	editRepository: { host: 'github' | 'gitlab'; path: string; branch: string } | undefined;
}

/** Used until the team sets its own address; `launch-check` reports it. No link in `content/` leads there by chance. */
const EXAMPLE_SITE = 'https://www.your-site.example';
const MAIL_ORIGIN = 'https://api.emailjs.com';

/**
 * Reads the settings of the build.
 * @param env the environment, `.env` files included.
 * @throws one error that names every wrong setting: what was found and what was expected.
 */
export function readSettings(env: Record<string, string | undefined>): BuildSettings {
	const faults: string[] = [];
	const url = (name: string): string | undefined => {
		const value = env[name]?.trim();
		if (!value) return undefined;
		if (!/^https?:\/\/[^/\s]+/.test(value) || !URL.canParse(value)) {
			faults.push(`${name}: found "${value}", expected an address such as https://www.example.com`);
			return undefined;
		}
		return value.replace(/\/+$/, '');
	};
	const siteUrl = url('PUBLIC_SITE_URL') ?? EXAMPLE_SITE;
	if (new URL(siteUrl).origin !== siteUrl.toLowerCase()) {
		faults.push(`PUBLIC_SITE_URL: found "${siteUrl}", expected the origin alone; a sub-path belongs in BASE_PATH`);
	}
	const backendUrl = url('PUBLIC_BACKEND_URL');
	const mailOrigin = url('PUBLIC_EMAILJS_ORIGIN') ?? MAIL_ORIGIN;
	const analyticsScript = url('PUBLIC_ANALYTICS_SCRIPT');
	if (analyticsScript !== undefined && !analyticsScript.startsWith('https://')) {
		faults.push(`PUBLIC_ANALYTICS_SCRIPT: found "${analyticsScript}", expected an address that starts with https://`);
	}
	const base = `/${(env['BASE_PATH'] ?? '').trim().replace(/^\/+|\/+$/g, '')}`;
	if (!/^\/[\w\-./~]*$/.test(base)) {
		faults.push(`BASE_PATH: found "${env['BASE_PATH']}", expected a path such as /website`);
	}
	const edit = env['EDIT_REPOSITORY']?.trim();
	const [, host, repository, branch] = /^(github|gitlab):([\w.-]+(?:\/[\w.-]+)+)@([\w./-]+)$/.exec(edit ?? '') ?? [];
	const editRepository =
		repository !== undefined && branch !== undefined
			? { host: host === 'gitlab' ? ('gitlab' as const) : ('github' as const), path: repository, branch }
			: undefined;
	if (edit && editRepository === undefined)
		faults.push(`EDIT_REPOSITORY: found "${edit}", expected github:owner/name@branch or gitlab:group/name@branch`);
	const offline = env['BLOG_OFFLINE']?.trim();
	if (offline && offline !== '1') faults.push(`BLOG_OFFLINE: found "${offline}", expected 1 or nothing`);
	// While the file is wrong, which the content report says, it is any zone.
	const now = todayIn(readContent(oneRecord.site).data?.hours.timeZone ?? 'UTC');
	const day = env['BUILD_DATE']?.trim() || now.day;
	if (!z.iso.date().safeParse(day).success)
		faults.push(`BUILD_DATE: found "${day}", expected a day such as 2026-01-31`);
	if (faults.length > 0) {
		throw new Error(
			`Settings (environment or .env, see .env.example):\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
		);
	}
	const today = { ...now, day };
	return { siteUrl, base, backendUrl, isOffline: offline === '1', today, mailOrigin, analyticsScript, editRepository };
}

/** The settings of this build, from the environment and the `.env` files. */
export function loadSettings(): BuildSettings & { folder: string } {
	// Local and test builds have a folder of their own, so that they never use the .env file of a deployment.
	const folder = process.env['SETTINGS_FOLDER'] ?? process.cwd();
	return { ...readSettings(loadEnv('', folder, '')), folder };
}
