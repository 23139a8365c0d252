import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { installedBrowser } from './browser.ts';

/** The engines of all browsers, by the names that Playwright gives them. */
export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

export const engineNames: Record<Engine, string> = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };

export const isEngine = (name: string): name is Engine => engines.some((engine) => engine === name);

const install = (engine: Engine): string => `npx playwright install --with-deps ${engine}`;

/** The engines that tests can run in on this machine. Of Firefox and WebKit, Playwright needs builds of its own. */
export function installedEngines(): Engine[] {
	const files: Record<Engine, string | undefined> = {
		chromium: installedBrowser(),
		firefox: firefox.executablePath(),
		webkit: webkit.executablePath(),
	};
	return engines.filter((engine) => existsSync(files[engine] ?? ''));
}

/**
 * What a run says of each engine that it did not test.
 * @param tested the engines that it did test.
 * @param installed those that are on the machine.
 */
export function untestedEngines(tested: readonly Engine[], installed: readonly Engine[]): string[] {
	return engines
		.filter((engine) => !tested.includes(engine))
		.map((engine) => {
			const name = engineNames[engine];
			if (installed.includes(engine)) return `${name}: not tested in this run; npm run engines -- ${engine} does it`;
			return `${name}: ABSENT, not tested; to have it: ${install(engine)}`;
		});
}

/**
 * Which engines Playwright is asked for.
 * @param args its arguments, with `--project firefox` or `--project=firefox`, once or more.
 * @returns Chromium alone where none is named.
 */
export function askedEngines(args: readonly string[]): Engine[] {
	const values = args.flatMap((arg, index) => {
		if (arg.startsWith('--project=')) return [arg.slice('--project='.length)];
		return arg === '--project' ? [args[index + 1] ?? ''] : [];
	});
	const unknown = values.filter((value) => !isEngine(value));
	if (unknown.length > 0) throw new Error(`There is no engine ${unknown.join(', ')}; there are ${engines.join(', ')}.`);
	const asked = values.filter(isEngine);
	return asked.length === 0 ? ['chromium'] : asked;
}

/** @throws where one of these engines is not installed, with what to do. */
export function requireEngines(asked: readonly Engine[], installed: readonly Engine[]): void {
	const absent = asked.filter((engine) => !installed.includes(engine));
	if (absent.length === 0) return;
	const lines = absent.map((engine) => `${engineNames[engine]} is not on this machine. To have it: ${install(engine)}`);
	throw new Error(lines.join('\n'));
}
