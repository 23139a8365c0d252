import type { Browser } from '@playwright/test';
import { servicesOrigin } from '../lib/variants.ts';
import { reactionsOf } from './actions.ts';
import { brotliSize } from './brotli.ts';
import { withoutArticle } from './markup.ts';
import { hiddenPaths, kindOf, sitemapPaths } from './pages.ts';
import { publishAfterBuild } from './posts.ts';
import type { Sites } from './sites.ts';
import { firstLoad, startVisit, type Visit } from './visit.ts';
import type { Loaded, PageKind, Weight } from './weight.ts';

/** A page to weigh. */
interface Subject {
	/** What the table calls it. */
	page: string;
	origin: string;
	path: string;
	kind: PageKind;
	/** Comes to the page the way that a visitor does, instead of by its address. */
	arrive?: (visit: Visit) => Promise<void>;
	/** A text that shows once the page is what it is meant to be. */
	shows?: string;
}

const mobileNetwork = { offline: false, latency: 100, downloadThroughput: -1, uploadThroughput: -1 };

/** Answers from elsewhere that a page has a reason for: the backend's, and pictures of posts. */
const isExpected = ({ url, kind }: Loaded, path: string): boolean =>
	new URL(url).origin === servicesOrigin || (kind === 'image' && path.startsWith('/blog'));

/** Every page of the build without a backend, and the pages that a backend changes. */
export async function subjectsOf({ plain, folder, backend }: Sites): Promise<Subject[]> {
	const paths = new Set([...(await sitemapPaths(folder)), ...hiddenPaths]);
	const published = await publishAfterBuild(backend);
	const openFromList = async ({ page }: Visit): Promise<void> => {
		await page.goto('/blog');
		// The card hands the post over; the archive below the list links to the same page.
		await page.getByRole('article').filter({ hasText: published.edited.title }).getByRole('link').click();
		await page.waitForURL(/\/blog\/./);
	};
	return [
		...[...paths].map((path) => ({ page: path, origin: plain, path, kind: kindOf(path) })),
		{ page: '/about, with a backend', origin: backend, path: '/about', kind: 'page' },
		{ page: '/blog, with a backend', origin: backend, path: '/blog', kind: 'blog' },
		{
			page: 'post edited after the build',
			origin: backend,
			path: '/blog/',
			kind: 'edited post',
			arrive: openFromList,
			shows: published.edited.text,
		},
		{
			page: 'post newer than the build',
			origin: backend,
			path: published.late.path,
			kind: 'late post',
			shows: published.late.text,
		},
	];
}

/** @param quality of brotli, as the host compresses. */
export async function weigh(browser: Browser, subject: Subject, quality: number): Promise<Weight> {
	const { page, origin, path, kind, arrive, shows } = subject;
	const visit = await startVisit(browser, origin);
	const session = await visit.context.newCDPSession(visit.page);
	if (arrive) {
		await arrive(visit);
		await visit.traffic.quiet();
		// Whoever comes from another page has its scripts already; a reload with an empty cache shows this page's own.
		await session.send('Network.clearBrowserCache');
	}
	// As on a mobile network, the page is drawn before its scripts come; what they move then shows as a shift.
	await session.send('Network.emulateNetworkConditions', mobileNetwork);
	const load = () => (arrive ? visit.page.reload() : visit.page.goto(path));
	const { html, files, shifts } = await firstLoad(visit, load);
	const isThere = shows === undefined || (await visit.page.getByText(shows).isVisible());
	const again = async (): Promise<Visit> => {
		const fresh = await startVisit(browser, origin);
		await fresh.page.goto(path);
		await fresh.traffic.quiet();
		return fresh;
	};
	const reactions = arrive ? [] : await reactionsOf(visit, again);
	await visit.context.close();
	const strangers = files.filter((file) => file.isForeign && !isExpected(file, path)).map(({ url }) => url);
	const faults = isThere ? [] : [`The text “${shows}” does not show.`];
	const htmlBytes = brotliSize(withoutArticle(html), quality);
	return { page, kind, html, htmlBytes, files, strangers, shifts, reactions, faults };
}
