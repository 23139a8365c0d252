import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsIn, readSettings, type BuildSettings } from '../../src/lib/build/site/build-settings.ts';
import { allSettings, type Setting } from '../../src/lib/build/site/settings-table.ts';
import type { Finding } from './site.ts';

type Environment = Record<string, string | undefined>;

/** The settings, with findings and notes about them. */
export interface SettingsReport {
	/** The settings for the build; undefined if an invalid value would stop the build. */
	settings: BuildSettings | undefined;
	findings: Finding[];
	notes: string[];
}

const linesOf = (root: string, file: string): string[] =>
	existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').split('\n') : [];

/**
 * Returns the location of the line that sets a value. If no line sets the value, returns the location of the line to
 * fill in.
 */
function findLine(root: string, name: string, isSet: boolean): string {
	for (const file of isSet ? ['.env.local', '.env'] : ['.env', '.env.example']) {
		const line = linesOf(root, file).findIndex((text) => new RegExp(`^\\s*#?\\s*(export\\s+)?${name}\\s*=`).test(text));
		if (line >= 0) return `${file}:${line + 1}`;
	}
	return isSet ? 'the environment' : '.env.example';
}

/** Hosts that visitors cannot reach: examples, this machine, private networks. */
const UNREACHABLE =
	/(^|\.)(example(\.(com|net|org))?|localhost|local)$|^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^\[::1\]$/;

/**
 * Checks an address that visitors' browsers must be able to reach. Ignores invalid addresses, which another check
 * reports.
 */
function addressProblem(value: string): string | undefined {
	const url = URL.parse(value);
	if (url === null) return undefined;
	if (UNREACHABLE.test(url.hostname)) return `is "${value}", which visitors cannot reach.`;
	return url.protocol === 'https:' ? undefined : `is "${value}", which does not start with https://.`;
}

/**
 * Checks the settings of the site.
 * @param root the project's folder.
 * @param env the environment, including `.env` files.
 * @param hasNewsletter whether the site has newsletter forms, which need a backend.
 */
export function checkSettings(root: string, env: Environment, hasNewsletter: boolean): SettingsReport {
	const valueOf = (name: string): string => env[name]?.trim() ?? '';
	const at = (name: string, what: string): Finding => {
		return { kind: 'Settings', where: findLine(root, name, valueOf(name) !== ''), what };
	};
	const isNeeded = ({ neededFor, neededWith }: Setting): boolean =>
		neededFor !== undefined && (neededWith !== 'newsletter' || hasNewsletter);
	const findings = allSettings.flatMap((setting): Finding[] => {
		const { name, example, neededFor, unset } = setting;
		const value = valueOf(name);
		if (value === '') return isNeeded(setting) ? [at(name, `${name} is not set: ${neededFor}.`)] : [];
		if (neededFor === undefined && unset === undefined) return [];
		const problem =
			isNeeded(setting) && value === example
				? `still has the example value "${value}". Replace it.`
				: addressProblem(value);
		return problem === undefined ? [] : [at(name, `${name} ${problem}`)];
	});
	const notes = allSettings.flatMap(({ name, unset }) =>
		unset === undefined || valueOf(name) !== '' ? [] : [`${at(name, unset).where}  ${name} is not set: ${unset}.`],
	);
	const { problems } = settingsIn(env);
	const wrong = problems.map(({ name, message }) => at(name, `${name}: ${message}`));
	return { settings: wrong.length > 0 ? undefined : readSettings(env), findings: [...findings, ...wrong], notes };
}
