/** Beyond this scroll position, in CSS pixels, the header is blurred (spec §9). */
export const SCROLL_THRESHOLD = 50;

/** Keeps `data-scrolled` of the header in step with the page (spec §4 Header). */
export function watchScroll(header: HTMLElement): void {
	const update = () => header.toggleAttribute('data-scrolled', scrollY > SCROLL_THRESHOLD);
	addEventListener('scroll', update);
	update();
}

/**
 * What a click in the navigation does at once: it highlights the link (spec §2 Header and navigation) and closes the
 * menu, also for the page one is on. A page that comes back from the back-forward cache is as it was built.
 */
export function watchLinks(header: HTMLElement, menu: HTMLElement): void {
	const links = header.querySelectorAll<HTMLElement>('nav a');
	const mark = (valueOf: (link: HTMLElement) => string | null | undefined) => {
		menu.hidePopover();
		for (const link of links) link.ariaCurrent = valueOf(link) ?? null;
	};
	header.addEventListener('click', (event) => {
		const chosen = (event.target as Element).closest('nav a');
		// With a modifier the link opens elsewhere and this page stays.
		if (!chosen || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		mark((link) => (link === chosen ? 'page' : null));
	});
	addEventListener('pageshow', ({ persisted }) => {
		if (persisted) mark((link) => link.dataset['current']);
	});
}

/** Completes the popover menu; the browser itself opens and closes it and handles Escape and outside clicks (spec §4). */
export function completeMenu(menu: HTMLElement, button: Element): void {
	button.ariaExpanded = 'false';
	menu.addEventListener('toggle', ({ newState }) => {
		const isOpen = newState === 'open';
		button.ariaExpanded = String(isOpen);
		for (const covered of document.querySelectorAll<HTMLElement>('main, footer')) covered.inert = isOpen;
	});
	// On a wide screen the menu is not displayed, open or not, but what it covers would stay inert.
	matchMedia('(min-width: 64rem)').addEventListener('change', () => menu.hidePopover());
}
