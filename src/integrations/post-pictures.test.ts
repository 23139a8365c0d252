import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeFolder } from '../testing/folder.ts';
import { lighten } from './post-pictures.ts';

it('turns a phone photograph upright and compresses it, under the same name', async () => {
	const file = join(await makeFolder(), 'shop.jpg');
	const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
	const photo = sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#888', noise } });
	const before = await photo.withMetadata({ orientation: 6 }).jpeg({ quality: 98 }).toBuffer();
	await writeFile(file, before);
	await lighten(file);
	const after = await readFile(file);
	expect(await sharp(after).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 1600 });
	expect(after.length).toBeLessThan(before.length / 2);
	// Compressing pictures takes a long time on a slow machine.
}, 60_000);

it('leaves a picture made for the web unchanged', async () => {
	const file = join(await makeFolder(), 'made.webp');
	const made = await sharp({ create: { width: 1200, height: 675, channels: 3, background: '#046' } })
		.webp()
		.toBuffer();
	await writeFile(file, made);
	await lighten(file);
	expect(await readFile(file)).toEqual(made);
});
