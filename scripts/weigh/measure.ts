import type { Browser } from '@playwright/test';
import { servicesOrigin } from '../../e2e/support/setup.ts';
import { reactionsOf } from './actions.ts';
import { brotliSize } from './brotli.ts';
import { withoutArticle } from './markup.ts';
import { hiddenPaths, kindOf, sitemapPaths } from './pages.ts';
import { latePath, publishAfterBuild } from './posts.ts';
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
}

/** Answers from elsewhere that a page has a reason for: the backend's, and pictures of posts. */
const isExpected = ({ url, kind }: Loaded, path: string): boolean =>
	new URL(url).origin === servicesOrigin || (kind === 'image' && path.startsWith('/blog'));

/** Every page of the build without a backend, and the pages that a backend changes. */
export async function subjectsOf({ plain, folder, backend }: Sites): Promise<Subject[]> {
	const paths = new Set([...(await sitemapPaths(folder)), ...hiddenPaths]);
	const title = await publishAfterBuild(backend);
	const openFromList = async ({ page }: Visit): Promise<void> => {
		await page.goto('/blog');
		await page.getByRole('link', { name: title }).first().click();
		await page.waitForURL(/\/blog\/./);
	};
	return [
		...[...paths].map((path) => ({ page: path, origin: plain, path, kind: kindOf(path) })),
		{ page: '/blog, with a backend', origin: backend, path: '/blog', kind: 'blog' },
		{ page: 'post edited after the build', origin: backend, path: '/blog/', kind: 'edited post', arrive: openFromList },
		{ page: 'post newer than the build', origin: backend, path: latePath, kind: 'late post' },
	];
}

/** @param quality of brotli, as the host compresses. */
export async function weigh(browser: Browser, subject: Subject, quality: number): Promise<Weight> {
	const { page, origin, path, kind, arrive } = subject;
	const visit = await startVisit(browser, origin);
	if (arrive) {
		await arrive(visit);
		// Whoever comes from another page has its scripts already; a reload with an empty cache shows this page's own.
		await (await visit.context.newCDPSession(visit.page)).send('Network.clearBrowserCache');
	}
	const load = () => (arrive ? visit.page.reload() : visit.page.goto(path));
	const { html, files, shifts } = await firstLoad(visit, load);
	const again = async (): Promise<Visit> => {
		const fresh = await startVisit(browser, origin);
		await fresh.page.goto(path);
		await fresh.traffic.quiet();
		return fresh;
	};
	const reactions = arrive ? [] : await reactionsOf(visit, again);
	await visit.context.close();
	const strangers = files.filter((file) => file.isForeign && !isExpected(file, path)).map(({ url }) => url);
	const htmlBytes = brotliSize(withoutArticle(html), quality);
	return { page, kind, html, htmlBytes, files, strangers, shifts, reactions };
}
