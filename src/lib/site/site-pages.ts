import { getCollection } from 'astro:content';
import { record } from './content';

/** A page of the route table that content/ holds in a file of its own; posts are not among them. */
export interface SitePage {
	path: string;
	/** Its main heading. */
	heading: string;
	head: { title: string; description: string };
}

/** Every such page, in the order of the route table. */
export async function sitePages(): Promise<SitePage[]> {
	const page = ({ hero, head }: { hero: { title: string }; head: SitePage['head'] }, path: string): SitePage => ({
		path,
		heading: hero.title,
		head,
	});
	const { tagline } = await record('site');
	const services = (await getCollection('services')).sort((a, b) => a.data.order - b.data.order);
	return [
		{ path: '/', heading: tagline, head: (await record('homePage')).head },
		page(await record('aboutPage'), '/about'),
		page(await record('servicesPage'), '/services'),
		...services.map(({ id, data }) => page(data, `/services/${id}`)),
		page(await record('processPage'), '/ourprocess'),
		page(await record('portfolioPage'), '/portfolio'),
		page(await record('industriesPage'), '/Industries'),
		page(await record('contactPage'), '/contactus'),
		page(await record('blogPage'), '/blog'),
		page(await record('landingPage'), '/landing-page'),
	];
}
