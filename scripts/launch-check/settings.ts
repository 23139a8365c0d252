import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, type BuildSettings } from '../../src/integrations/build-settings.ts';
import type { Finding } from './site.ts';

type Environment = Record<string, string | undefined>;

/** Settings that a live site needs, and what for. */
const required: Readonly<Record<string, string>> = {
	PUBLIC_SITE_URL: 'canonical links, the sitemap and social pictures need the address of the site',
	PUBLIC_BACKEND_URL: 'the newsletter has no server without it',
	PUBLIC_EMAILJS_SERVICE_ID: 'the contact forms cannot send without it',
	PUBLIC_EMAILJS_TEMPLATE_ID: 'the contact forms cannot send without it',
	PUBLIC_EMAILJS_PUBLIC_KEY: 'the contact forms cannot send without it',
};

/** Settings that may stay unset, and what is so then. */
const optional: Readonly<Record<string, string>> = {
	BASE_PATH: 'the site lives at the root of its host',
	PUBLIC_EMAILJS_LEAD_TEMPLATE_ID: 'the lead form of the landing page sends nothing',
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

const isExampleHost = (value: string): boolean =>
	URL.canParse(value) && /(^|\.)example(\.(com|net|org))?$/.test(new URL(value).hostname);

/** What is wrong with a value that a live site needs. */
function faultOf(name: string, value: string, why: string, shown: readonly string[]): string | undefined {
	if (value === '') return `${name} is unset: ${why}`;
	if (isExampleHost(value) || shown.some((line) => line.endsWith(`${name}=${value}`)))
		return `${name} still has an example value, ${value}`;
	return value.startsWith('http:') ? `${name} has to start with https://, found ${value}` : undefined;
}

/**
 * Checks the settings of the site.
 * @param root the project's folder.
 * @param env the environment, `.env` files included.
 */
export function checkSettings(root: string, env: Environment): SettingsReport {
	const valueOf = (name: string): string => env[name]?.trim() ?? '';
	const at = (name: string, what: string): Finding => {
		return { kind: 'Settings', where: placeOf(root, name, valueOf(name) !== ''), what };
	};
	const shown = linesOf(root, '.env.example');
	const findings = Object.entries(required).flatMap(([name, why]) => {
		const fault = faultOf(name, valueOf(name), why, shown);
		return fault === undefined ? [] : [at(name, fault)];
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
