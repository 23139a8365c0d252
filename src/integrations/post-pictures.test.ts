import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { makeSite } from '../testing/folder.ts';
import { runHook } from '../testing/run-astro.ts';
import { postPictures } from './post-pictures.ts';

let root: string;
const built = (name: string) => readFile(join(root, 'dist/images/blog', name));

beforeAll(async () => {
	const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
	const photo = sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#888', noise } });
	const made = sharp({ create: { width: 1200, height: 675, channels: 3, background: '#046' } });
	root = await makeSite({
		'content/blog/a.md': "---\ntitle: 'A'\ncreatedAt: 2026-01-31\nimageUrl: /images/blog/shop.jpg\n---\n\nText\n",
		'public/images/blog/shop.jpg': await photo.withMetadata({ orientation: 6 }).jpeg({ quality: 98 }).toBuffer(),
		'public/images/blog/made.webp': await made.webp().toBuffer(),
	});
	await cp(join(root, 'public'), join(root, 'dist'), { recursive: true });
	const integration = postPictures();
	await runHook(integration, 'astro:config:done', { config: { root: pathToFileURL(`${root}/`) } });
	await runHook(integration, 'astro:build:done', { dir: pathToFileURL(`${root}/dist/`) });
	// Compressing pictures takes a long time on a slow machine.
}, 60_000);

it('turns a phone photograph upright and compresses it, under the same name', async () => {
	const before = await readFile(join(root, 'public/images/blog/shop.jpg'));
	const after = await built('shop.jpg');
	expect(await sharp(after).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 1600 });
	expect((await sharp(after).metadata()).orientation ?? 1).toBe(1);
	expect(after.length).toBeLessThan(before.length / 2);
});

it('makes a phone-sized file of a post’s main picture, cropped as it is shown', async () => {
	expect(await sharp(await built('shop-small.avif')).metadata()).toMatchObject({ width: 720, height: 405 });
});

it('leaves a picture made for the web unchanged, and makes no phone-sized file that no page uses', async () => {
	expect(await built('made.webp')).toEqual(await readFile(join(root, 'public/images/blog/made.webp')));
	await expect(built('made-small.avif')).rejects.toThrow('ENOENT');
});
