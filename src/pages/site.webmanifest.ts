import type { APIRoute } from 'astro';
import { colour } from '#lib/colours.ts';
import { record } from '#lib/content.ts';
import { href } from '#lib/urls.ts';

/** The web app manifest: name, colours and icons for home screens. */
export const GET: APIRoute = async () => {
	const { name, summary } = await record('site');
	const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
		src: href(`/${file}`),
		sizes: `${size}x${size}`,
		type: 'image/png',
		purpose,
	});
	return Response.json({
		name,
		short_name: name,
		description: summary,
		lang: 'en-IN',
		start_url: href('/'),
		display: 'browser',
		background_color: colour('paper'),
		theme_color: colour('band'),
		icons: [
			icon('icon-192.png', 192, 'any'),
			icon('icon-512.png', 512, 'any'),
			icon('icon-maskable-512.png', 512, 'maskable'),
		],
	});
};
