/** What tests want to know of a served page, before any script has run. */
export interface PageFacts {
	path: string;
	lang: string;
	title: string;
	description: string;
	canonical: string | null;
	robots: string | null;
	/** Social and other meta tags by name or property. */
	meta: Record<string, string>;
	/** The colour of the browser's own bars in each scheme. */
	themes: Record<string, string>;
	/** Icons for tabs and home screens, and the manifest, as written. */
	icons: Record<string, string>;
	/** The level of each heading, in order. */
	headings: number[];
	/** The text of each block of structured data. */
	data: string[];
	ids: string[];
	/** What visitors can read, spaces between words alone. */
	words: string;
	/** Where links lead, as written. */
	links: string[];
	/** Files that the page asks for: pictures, styles, scripts, icons, the manifest. */
	files: string[];
	/** The beginning of each element with a `style` attribute or an event handler. */
	inlined: string[];
	/** Where the words of two elements on one line run together. */
	runTogether: string[];
	/** The beginning of each picture without an `alt` attribute. */
	unnamedPictures: string[];
}

/** Reads pages; runs inside a browser, so it may use nothing from outside. */
export function readFacts(pages: readonly { path: string; html: string }[]): PageFacts[] {
	return pages.map(({ path, html }) => {
		const page = new DOMParser().parseFromString(html, 'text/html');
		const all = <Value>(selector: string, read: (element: Element) => Value) =>
			[...page.querySelectorAll(selector)].map(read);
		const attribute = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name) ?? null;
		const from = (selector: string, name: string) => all(selector, (found) => found.getAttribute(name) ?? '');
		const pairs = (selector: string, key: string, value: string) =>
			Object.fromEntries(all(selector, (found) => [found.getAttribute(key) ?? '', found.getAttribute(value) ?? '']));
		const beginning = (element: Element) => element.outerHTML.slice(0, 120);
		const sources = from('[srcset]', 'srcset').flatMap((set) =>
			set.split(',').map((entry) => entry.trim().split(/\s+/)[0]),
		);
		const body = new DOMParser().parseFromString(html, 'text/html').body;
		for (const silent of body.querySelectorAll('script, style, template')) silent.remove();
		const runTogether = (): string[] => {
			const inline = 'a, button, label, span, strong, em, small, time, svg, svg *, img, picture, source';
			const texts = page.createNodeIterator(body, NodeFilter.SHOW_TEXT);
			const found: string[] = [];
			for (let last: Text | null = null, next; (next = texts.nextNode() as Text | null); last = next) {
				if (!last || !/[\p{L}\p{N}]$/u.test(last.data) || !/^[\p{L}\p{N}(]/u.test(next.data)) continue;
				const between = page.createRange();
				between.setStart(last, last.length);
				between.setEnd(next, 0);
				if (!between.cloneContents().querySelector(`:not(${inline}), [role=tab]`))
					found.push(`${last.data}|${next.data}`);
			}
			return found;
		};
		const hasHandler = (element: Element) => element.getAttributeNames().some((name) => name.startsWith('on'));
		return {
			path,
			lang: page.documentElement.lang,
			title: page.title,
			description: attribute('meta[name=description]', 'content') ?? '',
			canonical: attribute('link[rel=canonical]', 'href'),
			robots: attribute('meta[name=robots]', 'content'),
			meta: Object.fromEntries(
				all('meta', (found) => [
					found.getAttribute('property') ?? found.getAttribute('name') ?? '',
					found.getAttribute('content') ?? '',
				]),
			),
			themes: pairs('meta[name=theme-color]', 'media', 'content'),
			icons: pairs('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]', 'href', 'rel'),
			headings: all('h1, h2, h3, h4, h5, h6', ({ tagName }) => Number(tagName.slice(1))),
			data: all('script[type="application/ld+json"]', ({ textContent }) => textContent),
			ids: all('[id]', ({ id }) => id),
			words: body.textContent.replace(/\s+/g, ' '),
			links: from('a[href]', 'href'),
			files: [
				...from('img[src], script[src]', 'src'),
				...from('link[rel~=icon], link[rel=stylesheet], link[rel=manifest], link[rel=preload][as=font]', 'href'),
				...from('link[rel=apple-touch-icon]', 'href'),
				...from('astro-island', 'component-url'),
				...from('astro-island', 'renderer-url'),
				...sources,
			].filter((file): file is string => file !== undefined && file !== ''),
			inlined: [...all('[style]', beginning), ...[...page.querySelectorAll('*')].filter(hasHandler).map(beginning)],
			runTogether: runTogether(),
			unnamedPictures: all('img:not([alt])', beginning),
		};
	});
}
