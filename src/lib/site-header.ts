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
	header.addEventListener('click', (event) => {
		const link = event.target instanceof Element ? event.target.closest('nav a') : null;
		if (!link) return;
		for (const other of header.querySelectorAll('[aria-current]')) other.removeAttribute('aria-current');
		link.setAttribute('aria-current', 'page');
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
	// A page that comes back from the back-forward cache would still show the open menu.
	addEventListener('pageshow', (event) => {
		if (event.persisted) menu.hidePopover();
	});
}
