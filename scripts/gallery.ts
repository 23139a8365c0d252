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

/** The screenshots on a contact sheet, from left to right, with their widths on the sheet in pixels. */
const shots = (
	[
		[360, 140],
		[768, 240],
		[1440, 400],
		[1920, 480],
	] as const
).flatMap(([screen, width]) => (['light', 'dark'] as const).map((scheme) => [`${screen}-${scheme}`, width] as const));

async function makeSheet(name: string): Promise<void> {
	const files = [before, after].flatMap((folder) =>
		shots.map(([shot, width]) => ({ file: join(folder, `${name}-${shot}.png`), width })),
	);
	const pictures = await Promise.all(
		files
			.filter(({ file }) => existsSync(file))
			.map(({ file, width }) => sharp(file).resize({ width }).toBuffer({ resolveWithObject: true })),
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
const names = (await readdir(after)).flatMap((file) => /^(.+)-1440-light\.png$/.exec(file)?.slice(1) ?? []);
for (const name of names) await makeSheet(name);
console.log(`${names.length} contact sheets in .local/gallery/sheets.`);
