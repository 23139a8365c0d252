import { existsSync, readFileSync } from 'node:fs';
import type { CollectionEntry } from 'astro:content';
import { records, refer } from '#lib/content.ts';

/** A photograph of an iPhone begins like this, whatever its name says. Few browsers show it. */
const HEIC = /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1)$/;

const SHOWN = /\.(avif|gif|jpe?g|png|svg|webp)$/i;
const PICTURE = /<img\b[^>]*?\ssrc="([^"]*)"/g;
/** Markdown leaves a picture whose name has a space as text. Astro would look for a relative one in `content/blog`. */
const UNREAD = /!\[[^\]]*\]\((\/(?:[^()<]|\([^()<]*\))*)\)/;

function problemOf(address: unknown): string | undefined {
	if (typeof address !== 'string' || !address.startsWith('/')) return undefined;
	const file = `public${address.replace(/(%[\da-f]{2})+/gi, decodeURIComponent)}`;
	if (!existsSync(file)) return `${file} does not exist. Add the picture, or correct its name.`;
	const isShown = SHOWN.test(file) && !HEIC.test(readFileSync(file).toString('latin1', 4, 12));
	return isShown ? undefined : `Browsers do not show ${file}. Save it as AVIF, GIF, JPG, PNG, SVG or WebP.`;
}

/** Checks what the schema of local posts cannot: their texts, references and pictures. @throws if one is wrong. */
export async function checkLocalPosts(posts: readonly CollectionEntry<'posts'>[]): Promise<void> {
	const services = (await records('services')).map(({ id }) => id);
	const projects = (await records('projects')).map(({ id }) => id);
	for (const { data, filePath, rendered } of posts) {
		if (data.service) refer(data.service, services, `${filePath} service`);
		if (data.project) refer(data.project, projects, `${filePath} project`);
		if (!rendered) throw new Error(`${filePath}: the log says above why its text cannot be read.`);
		const html = rendered.html.replace(/<code[\s\S]*?<\/code>/g, '');
		const inText = Array.from(html.matchAll(PICTURE), ([, src = '']) => src.replaceAll('&amp;', '&'));
		const unread = UNREAD.exec(html)?.[1] ?? rendered.metadata?.imagePaths[0];
		const problem = [data.imageUrl, data.authorPicture, ...inText].map(problemOf).find(Boolean);
		if (problem) throw new Error(`${filePath}: ${problem}`);
		if (unread) throw new Error(`${filePath}: Write ${unread} as /images/blog/name, with %20 for each space.`);
	}
}
