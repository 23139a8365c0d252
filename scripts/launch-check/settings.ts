import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, type BuildSettings } from '../../src/integrations/build-settings.ts';
import type { Finding } from './site.ts';

type Environment = Record<string, string | undefined>;

/** Settings that a live site needs, and what for. */
const required: Readonly<Record<string, string>> = {
	PUBLIC_SITE_URL: 'canonical links, the sitemap and social pictures need the address of the site',
	PUBLIC_BACKEND_URL:
		'the newsletter has no server without it (`newsletter: false` in content/site.yaml hides its forms)',
	PUBLIC_EMAILJS_SERVICE_ID: 'the contact forms cannot send without it',
	PUBLIC_EMAILJS_TEMPLATE_ID: 'the contact forms cannot send without it',
	PUBLIC_EMAILJS_PUBLIC_KEY: 'the contact forms cannot send without it',
	PUBLIC_EMAILJS_LEAD_TEMPLATE_ID: 'the lead form thanks its visitors, and nobody gets what they entered',
};

/** Settings that may stay unset, and what is so then. */
const optional: Readonly<Record<string, string>> = {
	BASE_PATH: 'the site lives at the root of its host',
	PUBLIC_ANALYTICS_SCRIPT: 'nobody counts visits',
	PUBLIC_EMAILJS_ORIGIN: "messages go to the provider's own address",
};

/** What the settings are, as far as they can be read, and what is to settle or to know about them. */
export interface SettingsReport {
	/** Undefined where a wrong value would stop the build. */
	settings: BuildSettings | undefined;
	findings: Finding[];
	notes: string[];
}

/** The lines of a settings file. */
const linesOf = (root: string, file: string): string[] =>
	existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').split('\n') : [];

/** Where a setting has its value; where it has none, the line that leaves it empty or shows how to set it. */
function placeOf(root: string, name: string, isSet: boolean): string {
	for (const file of isSet ? ['.env.local', '.env'] : ['.env', '.env.example']) {
		const line = linesOf(root, file).findIndex((text) => new RegExp(`^\\s*#?\\s*(export\\s+)?${name}\\s*=`).test(text));
		if (line >= 0) return `${file}:${line + 1}`;
	}
	return isSet ? 'the environment' : '.env.example';
}

/** Hosts that nobody else can reach: examples, this machine, private networks. */
const NOWHERE =
	/(^|\.)(example(\.(com|net|org))?|localhost|local)$|^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^\[::1\]$/;

/** What is wrong with an address that visitors' browsers have to reach; nothing where the value is none. */
function addressFault(value: string): string | undefined {
	const url = URL.parse(value);
	if (url === null) return undefined;
	if (NOWHERE.test(url.hostname)) return `names a host that visitors cannot reach, ${value}`;
	return url.protocol === 'https:' ? undefined : `has to start with https://, found ${value}`;
}

/**
 * Checks the settings of the site.
 * @param root the project's folder.
 * @param env the environment, `.env` files included.
 * @param hasNewsletter without its forms, a site needs no backend.
 */
export function checkSettings(root: string, env: Environment, hasNewsletter: boolean): SettingsReport {
	const valueOf = (name: string): string => env[name]?.trim() ?? '';
	const at = (name: string, what: string): Finding => {
		return { kind: 'Settings', where: placeOf(root, name, valueOf(name) !== ''), what };
	};
	const examples = linesOf(root, '.env.example');
	const findings = [...Object.entries(required), ...Object.entries(optional)].flatMap(([name, why]) => {
		const value = valueOf(name);
		const isNeeded = name in required && (hasNewsletter || name !== 'PUBLIC_BACKEND_URL');
		const isExample = isNeeded && examples.some((line) => line.endsWith(`${name}=${value}`));
		if (isNeeded && value === '') return [at(name, `${name} is unset: ${why}`)];
		const fault = isExample ? `still has an example value, ${value}` : addressFault(value);
		return fault === undefined ? [] : [at(name, `${name} ${fault}`)];
	});
	const unset = Object.entries(optional).filter(([name]) => valueOf(name) === '');
	const notes = unset.map(([name, what]) => `${at(name, what).where}  ${name} is unset: ${what}`);
	try {
		return { settings: readSettings(env), findings, notes };
	} catch (error) {
		const lines = String(error instanceof Error ? error.message : error).matchAll(/^ {2}- ((\w+): .*)$/gm);
		const wrong = [...lines].map(([, what = '', name = '']) => at(name, what));
		return { settings: undefined, findings: [...findings, ...wrong], notes };
	}
}
