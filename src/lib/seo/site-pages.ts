import { oneRecord, pagePath } from '#schemas/collections.ts';
import { services } from '#lib/services.ts';
import { record, records } from '#lib/content.ts';
import { projects } from '#lib/projects.ts';

/** Returns the breadcrumb of a page in the navigation, without the home page. For other pages, it is empty. */
export async function trailTo(path: string): Promise<{ name: string; path: string }[]> {
	const { header } = await record('navigation');
	return header.filter((item) => item.path === path).map(({ label }) => ({ name: label, path }));
}

/** A page in the route table, other than a post, that has its own file in content/. */
export interface SitePage {
	path: string;
	heading: string;
	head: { title: string; description: string };
	/** Whether the page is one of those whose links stand below everything else, such as the privacy notice. */
	isLegal?: boolean;
}

/** The pages that have a layout of their own and a hero whose title is the main heading. */
type FixedPage = Exclude<Extract<keyof typeof oneRecord, `${string}Page`>, 'homePage' | 'fallbackPage'>;
type Titled = Pick<SitePage, 'head'> & { hero: { title: string } };

/** Returns every page that has its own file in content/, in the order of the route table. */
export async function sitePages(): Promise<SitePage[]> {
	const pageAt = (path: string, { hero, head }: Titled): SitePage => ({ path, heading: hero.title, head });
	const fixed = (...names: FixedPage[]) =>
		Promise.all(names.map(async (name) => pageAt(oneRecord[name].path, await record(name))));
	return [
		{ path: oneRecord.homePage.path, heading: (await record('site')).tagline, head: (await record('homePage')).head },
		...(await fixed('aboutPage', 'servicesPage')),
		...(await services()).map(({ id, data }) => pageAt(pagePath('services', id), data)),
		...(await fixed('processPage', 'portfolioPage')),
		...(await projects()).map(({ path, name, head }) => ({ path, heading: name, head })),
		...(await fixed('industriesPage', 'contactPage', 'briefPage', 'blogPage', 'landingPage')),
		...(await records('pages')).map(({ id, data }) => ({
			...pageAt(pagePath('pages', id), data),
			isLegal: data.link === 'footer',
		})),
	];
}
