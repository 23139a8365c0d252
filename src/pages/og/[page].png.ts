import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection } from 'astro:content';
import { record } from '../../lib/content';
import { ogName } from '../../lib/og-name';
import { ogPicture } from '../../lib/og-picture';

/** A link preview picture for every fixed route; posts without a picture of their own use that of the blog. */
export const getStaticPaths = (async () => {
	const pages: [path: string, title: string][] = [
		['/', (await record('site')).tagline],
		['/about', (await record('aboutPage')).hero.title],
		['/services', (await record('servicesPage')).hero.title],
		['/ourprocess', (await record('processPage')).hero.title],
		['/portfolio', (await record('portfolioPage')).hero.title],
		['/Industries', (await record('industriesPage')).hero.title],
		['/contactus', (await record('contactPage')).hero.title],
		['/blog', (await record('blogPage')).hero.title],
		['/landing-page', (await record('landingPage')).hero.title],
	];
	const services = await getCollection('services');
	for (const { id, data } of services) pages.push([`/services/${id}`, data.hero.title]);
	return pages.map(([path, title]) => ({ params: { page: ogName(path) }, props: { title } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ title: string }> = async ({ props }) => {
	const { name } = await record('site');
	const picture = await ogPicture(props.title, name);
	return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } });
};
