/** Beyond this scroll position, in CSS pixels, the header is blurred (spec §9). */
export const SCROLL_THRESHOLD = 50;

/** Keeps `data-scrolled` of the header in step with the page (spec §4 Header). */
export function watchScroll(header: HTMLElement): void {
	const update = () => header.toggleAttribute('data-scrolled', scrollY > SCROLL_THRESHOLD);
	addEventListener('scroll', update, { passive: true });
	update();
}

/** Highlights a navigation link as soon as it is clicked (spec §2 Header and navigation). */
export function highlightOnClick(header: HTMLElement): void {
	const links = [...header.querySelectorAll('nav a')];
	const built = links.map((link) => link.getAttribute('aria-current'));
	const mark = (marks: readonly (string | null)[]) => {
		for (const [index, link] of links.entries()) {
			const value = marks[index] ?? null;
			if (value === null) link.removeAttribute('aria-current');
			else link.setAttribute('aria-current', value);
		}
	};
	header.addEventListener('click', (event) => {
		// With a modifier the link opens elsewhere and this page stays.
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		const chosen = event.target instanceof Element ? event.target.closest('nav a') : null;
		if (chosen) mark(links.map((link) => (link === chosen ? 'page' : null)));
	});
	// A page that comes back from the back-forward cache is still the one that it was.
	addEventListener('pageshow', (event) => {
		if (event.persisted) mark(built);
	});
}

/**
 * Completes the popover menu: the browser opens and closes it and handles Escape and outside clicks;
 * this covers what it does not (spec §4 Mobile menu).
 */
export function completeMenu(menu: HTMLElement): void {
	const covered = document.querySelectorAll<HTMLElement>('main, footer');
	const button = document.querySelector(`[popovertarget=${menu.id}]`);
	menu.addEventListener('toggle', (event) => {
		const isOpen = event.newState === 'open';
		button?.setAttribute('aria-expanded', String(isOpen));
		for (const element of covered) element.inert = isOpen;
	});
	button?.setAttribute('aria-expanded', 'false');
	menu.addEventListener('click', (event) => {
		if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover();
	});
	// On a wide screen the menu is not displayed, open or not, but what it covers would stay inert.
	matchMedia('(min-width: 64rem)').addEventListener('change', () => menu.hidePopover());
	// A page that comes back from the back-forward cache would still show the open menu.
	addEventListener('pageshow', (event) => {
		if (event.persisted) menu.hidePopover();
	});
}
