import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, type BuildSettings } from '../../src/integrations/build-settings.ts';
import type { Finding } from './finding.ts';

type Environment = Record<string, string | undefined>;

/** Settings that a live site needs, and what for. */
export const required: Readonly<Record<string, string>> = {
	PUBLIC_SITE_URL: 'canonical links, the sitemap and social pictures need the address of the site',
	PUBLIC_BACKEND_URL: 'the newsletter has no server without it',
	PUBLIC_EMAILJS_SERVICE_ID: 'the contact forms cannot send without it',
	PUBLIC_EMAILJS_TEMPLATE_ID: 'the contact forms cannot send without it',
	PUBLIC_EMAILJS_PUBLIC_KEY: 'the contact forms cannot send without it',
};

/** Settings that may stay unset, and what is so then. */
export const optional: Readonly<Record<string, string>> = {
	BASE_PATH: 'the site lives at the root of its host',
	PUBLIC_EMAILJS_LEAD_TEMPLATE_ID: 'the lead form of the landing page sends nothing',
	PUBLIC_EMAILJS_ORIGIN: "messages go to the provider's own address",
	BLOG_OFFLINE: 'the build asks the backend for posts',
};

/** What the settings are, as far as they can be read, and what is to settle or to know about them. */
export interface SettingsReport {
	/** Undefined where a wrong value would stop the build. */
	settings: BuildSettings | undefined;
	findings: Finding[];
	notes: { where: string; what: string }[];
}

/** The line of a file that sets a name, or shows how to. */
function lineOf(root: string, file: string, name: string): string | undefined {
	if (!existsSync(join(root, file))) return undefined;
	const pattern = new RegExp(`^\\s*${file === '.env.example' ? '#?\\s*' : '(?:export\\s+)?'}${name}\\s*=`);
	const line = readFileSync(join(root, file), 'utf8')
		.split('\n')
		.findIndex((text) => pattern.test(text));
	return line === -1 ? undefined : `${file}:${line + 1}`;
}

/** Where a setting has its value; the example where it has none. */
function placeOf(root: string, name: string, env: Environment): string {
	const files = env[name] ? ['.env.local', '.env'] : ['.env', '.env.example'];
	const found = files.map((file) => lineOf(root, file, name)).find((place) => place !== undefined);
	return found ?? (env[name] ? 'the environment' : '.env.example');
}

/** The values that `.env.example` shows. */
function examples(root: string): Map<string, string> {
	const file = join(root, '.env.example');
	const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
	return new Map(
		[...text.matchAll(/^#?\s*([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name ?? '', (value ?? '').trim()]),
	);
}

const isExampleHost = (value: string): boolean =>
	URL.canParse(value) && /(^|\.)example(\.(com|net|org))?$/.test(new URL(value).hostname);

/**
 * Checks the settings of the site.
 * @param root the project's folder.
 * @param env the environment, `.env` files included.
 */
export function checkSettings(root: string, env: Environment): SettingsReport {
	const at = (name: string): string => placeOf(root, name, env);
	const shownValues = examples(root);
	const missing = Object.entries(required).flatMap(([name, why]): Finding[] => {
		const value = env[name]?.trim();
		if (!value) return [{ kind: 'Settings', where: at(name), what: `${name} is unset: ${why}` }];
		if (value === shownValues.get(name) || isExampleHost(value)) {
			return [{ kind: 'Settings', where: at(name), what: `${name} still has an example value, ${value}` }];
		}
		const isPlain = URL.canParse(value) && new URL(value).protocol === 'http:';
		return isPlain
			? [{ kind: 'Settings', where: at(name), what: `${name} has to start with https://, found ${value}` }]
			: [];
	});
	const notes = Object.entries(optional)
		.filter(([name]) => !env[name]?.trim())
		.map(([name, what]) => ({ where: at(name), what: `${name} is unset: ${what}` }));
	if (env['BLOG_OFFLINE']?.trim()) {
		notes.push({ where: at('BLOG_OFFLINE'), what: 'BLOG_OFFLINE is set: the build has no posts of the backend' });
	}
	try {
		return { settings: readSettings(env), findings: missing, notes };
	} catch (error) {
		const lines = String(error instanceof Error ? error.message : error).matchAll(/^ {2}- ((\w+): .*)$/gm);
		const wrong = [...lines].map(([, what = '', name = '']): Finding => ({ kind: 'Settings', where: at(name), what }));
		return { settings: undefined, findings: [...missing, ...wrong], notes };
	}
}
