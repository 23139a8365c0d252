// npm run gallery: saves screenshots of every page and many states in .local/gallery. Each page or state also gets a
// contact sheet in .local/gallery/sheets. If you keep an earlier run as .local/gallery-before, each sheet shows both
// runs, the earlier one on the left. `-- --sheets` remakes the sheets without taking new screenshots.
import './lib/plain-errors.ts';
import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { runTool } from './lib/process.ts';
import { root } from './bootstrap.mjs';

const after = join(root, '.local', 'gallery');
const before = join(root, '.local', 'gallery-before');
const gap = 24;

/** The name of a screenshot: what it shows, the width of the window in pixels, and the colour scheme. */
const screenshot = /^(.+)-(\d+)-(light|dark)\.png$/;
/** How many times smaller a screenshot is on a contact sheet. */
const REDUCTION = 4;

/** Puts the screenshots of a page or state side by side, from narrow to wide windows. */
async function makeSheet(name: string, files: readonly string[]): Promise<void> {
	const width = (file: string) => Number(screenshot.exec(file)?.[2]);
	const inOrder = files.toSorted((one, other) => width(one) - width(other) || other.localeCompare(one));
	const pictures = await Promise.all(
		[before, after]
			.flatMap((folder) => inOrder.map((file) => ({ path: join(folder, file), width: width(file) / REDUCTION })))
			.filter(({ path }) => existsSync(path))
			.map(({ path, width }) => sharp(path).resize({ width }).toBuffer({ resolveWithObject: true })),
	);
	let left = gap;
	const placed = pictures.map(({ data, info }) => {
		const place = { input: data, left, top: gap };
		left += info.width + gap;
		return place;
	});
	const height = Math.max(...pictures.map(({ info }) => info.height)) + 2 * gap;
	await sharp({ create: { width: left, height, channels: 3, background: '#808080' } })
		.composite(placed)
		.png()
		.toFile(join(after, 'sheets', `${name}.png`));
}

if (!process.argv.includes('--sheets')) {
	const pictures = await runTool('scripts/e2e.ts', ['--project=gallery'], { live: true });
	if (!pictures.ok) process.exitCode = 1;
}
await mkdir(join(after, 'sheets'), { recursive: true });
const files = (await readdir(after)).filter((file) => screenshot.test(file));
const sheets = Map.groupBy(files, (file) => file.replace(screenshot, '$1'));
for (const [name, shots] of sheets) await makeSheet(name, shots);
console.log(`${sheets.size} contact sheets in .local/gallery/sheets.`);
