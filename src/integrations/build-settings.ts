import { z } from 'astro/zod';
import { loadEnv } from 'vite';
import { dayOf } from '../lib/blog/publication.ts';

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
	/** The day of the build, such as `2026-01-31`: posts of days to come wait for theirs. */
	buildDay: string;
	/** Origin of the e-mail delivery provider. */
	mailOrigin: string;
}

/** Stands in until the team names its own address; `launch-check` reports it. */
const EXAMPLE_SITE = 'https://infotech.example.com';
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
	const base = `/${(env['BASE_PATH'] ?? '').trim().replace(/^\/+|\/+$/g, '')}`;
	if (!/^\/[\w\-./~]*$/.test(base)) {
		faults.push(`BASE_PATH: found "${env['BASE_PATH']}", expected a path such as /website`);
	}
	const offline = env['BLOG_OFFLINE']?.trim();
	if (offline && offline !== '1') faults.push(`BLOG_OFFLINE: found "${offline}", expected 1 or nothing`);
	const buildDay = env['BUILD_DATE']?.trim() || dayOf(new Date());
	if (!z.iso.date().safeParse(buildDay).success)
		faults.push(`BUILD_DATE: found "${buildDay}", expected a day such as 2026-01-31`);
	if (faults.length > 0) {
		throw new Error(
			`Settings (environment or .env, see .env.example):\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
		);
	}
	return { siteUrl, base, backendUrl, isOffline: offline === '1', buildDay, mailOrigin };
}

/** The settings of this build, from the environment and the `.env` files. */
export function loadSettings(): BuildSettings & { folder: string } {
	// Local and test builds bring settings of their own, so that a team's .env never leaks into them.
	const folder = process.env['SETTINGS_FOLDER'] ?? process.cwd();
	return { ...readSettings(loadEnv('', folder, '')), folder };
}
