/** What trackers put into the page: Umami, Plausible, GoatCounter, and those with Google's function. */
interface Trackers {
	umami?: { track?: (event: string) => unknown };
	plausible?: (event: string) => unknown;
	goatcounter?: { count?: (event: object) => unknown };
	gtag?: (command: 'event', event: string) => unknown;
}

/** Reports an event to the trackers that are there. Waits for none, and their errors do not matter. */
function report(event: string): void {
	const { umami, plausible, goatcounter, gtag } = window as Trackers;
	const calls = [
		() => umami?.track?.(event),
		() => plausible?.(event),
		() => goatcounter?.count?.({ path: event, title: event, event: true }),
		() => gtag?.('event', event),
	];
	for (const call of calls) new Promise((resolve) => resolve(call())).catch(() => {});
}

const LINKS = {
	call: '[href^="tel:"]',
	mail: '[href^="mailto:"]',
	chat: '[href*="//wa.me/"], [href*="whatsapp.com/"]',
};

/**
 * Loads the script that counts visits, if there is one, and reports forms, briefs and clicks. The script waits in a template,
 * because the policy does not let scripts make others, and because trackers look for their own element.
 */
export function startAnalytics(): void {
	const template = document.querySelector<HTMLTemplateElement>('template#analytics');
	if (!template) return;
	// The words of a search are not reported. The tab keeps them (use-post-search.ts).
	const address = new URL(location.href);
	const query = address.searchParams.get('q');
	address.searchParams.delete('q');
	if (query !== null) history.replaceState({ ...history.state, query }, '', address);
	const load = () => document.body.append(document.importNode(template.content, true));
	if (Reflect.get(document, 'prerendering')) document.addEventListener('prerenderingchange', load, { once: true });
	else load();
	document.addEventListener('click', ({ target }) => {
		for (const [event, links] of Object.entries(LINKS))
			if (target instanceof Element && target.closest(links)) report(event);
	});
	for (const type of ['form:end', 'brief:count'])
		addEventListener(type, (event) => report(String(Reflect.get(event, 'detail'))));
}
