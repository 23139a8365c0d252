import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { execa } from 'execa';
import { root } from '../bootstrap.mjs';
import { installedBrowser, installWithApt } from './browser.ts';

interface EngineFiles {
	/** The browser that the engine represents. */
	title: string;
	/** The engine's Debian packages. */
	packages: readonly string[];
	/** The paths of the engine's programs; undefined for a missing program. */
	files: () => (string | undefined)[];
}

const onPath = (name: string): string | undefined =>
	(process.env['PATH'] ?? '')
		.split(delimiter)
		.map((folder) => join(folder, name))
		.find((file) => existsSync(file));

/**
 * The last Chromium for Windows 7 and many old phones. This headless build is from an npm package for cloud servers.
 */
const oldChromium = '109.0.6';
const oldFolder = join(root, '.local', `chromium-${oldChromium}`);
export const oldChromiumFile = join(oldFolder, 'chromium');

async function fetchOldChromium(): Promise<void> {
	const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
	await execa('npm', ['install', '--prefix', oldFolder, ...options, `@sparticuz/chromium@${oldChromium}`]);
	const packed = join(oldFolder, 'node_modules/@sparticuz/chromium/bin/chromium.br');
	const unpacked = createWriteStream(`${oldChromiumFile}.part`, { mode: 0o755 });
	await pipeline(createReadStream(packed), createBrotliDecompress(), unpacked);
	await rename(`${oldChromiumFile}.part`, oldChromiumFile);
}

export const firefoxFile = (): string | undefined => onPath('firefox-esr') ?? onPath('firefox');

/** The engines that `npm run engines` uses, and how to install them. */
export const engineFiles = {
	chromium: { title: 'Current Chrome and Edge', packages: ['chromium'], files: () => [installedBrowser()] },
	firefox: { title: 'Firefox', packages: ['firefox-esr'], files: () => [firefoxFile()] },
	webkit: {
		title: 'Current Safari (WebKitGTK)',
		packages: ['webkit2gtk-driver', 'xvfb'],
		files: () => ['WebKitWebDriver', 'Xvfb'].map(onPath),
	},
	'old-chromium': {
		title: 'The oldest Chrome and Edge',
		packages: ['chromium'],
		files: () => [installedBrowser(), existsSync(oldChromiumFile) ? oldChromiumFile : undefined],
	},
	'old-webkit': {
		title: 'Safari 16 (WPE WebKit)',
		packages: ['wpewebkit-driver', 'cog'],
		files: () => ['WPEWebDriver', 'cog'].map(onPath),
	},
} as const satisfies Record<string, EngineFiles>;

export type EngineName = keyof typeof engineFiles;
export const engineNames: readonly EngineName[] = Object.keys(engineFiles) as EngineName[];

const isMissing = (name: EngineName): boolean => engineFiles[name].files().includes(undefined);

/**
 * Installs missing engines.
 * @throws an error with instructions if an engine cannot be installed.
 */
export async function installEngines(names: readonly EngineName[]): Promise<void> {
	const packages = names.filter(isMissing).flatMap((name) => engineFiles[name].packages);
	if (packages.length > 0) installWithApt([...new Set(packages)]);
	if (names.includes('old-chromium') && isMissing('old-chromium')) await fetchOldChromium();
	const missing = names.filter(isMissing);
	if (missing.length === 0) return;
	const rest = engineNames.filter((name) => !missing.includes(name));
	const instructions = missing.map((name) => `${name}: Debian's ${engineFiles[name].packages.join(' and ')}`);
	throw new Error(`These engines could not be installed:\n${instructions.join('\n')}
Install them, or choose other engines: npm run engines -- ${rest.join(' ')}`);
}
