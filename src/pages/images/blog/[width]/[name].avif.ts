import { readdirSync } from 'node:fs';
import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { COPY_WIDTHS, SCALED } from '#lib/blog/paths.ts';

/** Lighter copies of the pictures of posts, for phones and cards. */
const folder = 'public/images/blog';

export const getStaticPaths = (() =>
	readdirSync(folder)
		.filter((name) => SCALED.test(name))
		.flatMap((name) => COPY_WIDTHS.map((width) => ({ params: { width: `${width}`, name } })))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params: { width, name } }) => {
	const copy = sharp(`${folder}/${name}`)
		.rotate()
		.resize({ width: Number(width), withoutEnlargement: true });
	return new Response(new Uint8Array(await copy.avif({ quality: 38, effort: 2 }).toBuffer()));
};
