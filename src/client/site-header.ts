/** Beyond this scroll position, in CSS pixels, the header is blurred (spec §9). */
const SCROLL_THRESHOLD = 50;

/**
 * What the header does beyond HTML and CSS (spec §2 Header and navigation, §4). The browser itself opens and closes the
 * popover menu and handles Escape and outside clicks.
 * @param header holds the `nav a` links, each with its `data-current` as built.
 * @param menu the popover menu.
 * @param button opens it.
 */
export function startHeader(header: HTMLElement, menu: HTMLElement, button: Element): void {
	const update = () => header.toggleAttribute('data-scrolled', scrollY > SCROLL_THRESHOLD);
	addEventListener('scroll', update);
	update();

	const links = header.querySelectorAll<HTMLElement>('nav a');
	const mark = (valueOf: (link: HTMLElement) => string | null | undefined) => {
		menu.hidePopover();
		for (const link of links) link.ariaCurrent = valueOf(link) ?? null;
	};
	// A click highlights the link and closes the menu at once, even if it leads to this page.
	header.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey, altKey }) => {
		const chosen = target instanceof Element && target.closest('nav a');
		// With a modifier the link opens elsewhere and this page stays.
		if (!chosen || ctrlKey || metaKey || shiftKey || altKey) return;
		mark((link) => (link === chosen ? 'page' : null));
	});
	// A page from the back-forward cache is put back to how it was built.
	addEventListener('pageshow', ({ persisted }) => {
		if (persisted) mark((link) => link.dataset['current']);
	});

	button.ariaExpanded = 'false';
	menu.addEventListener('toggle', ({ newState }) => {
		const isOpen = newState === 'open';
		button.ariaExpanded = String(isOpen);
		for (const covered of document.querySelectorAll<HTMLElement>('main, footer')) covered.inert = isOpen;
	});
	// A wide screen does not display the menu; what an open menu covers must not stay inert.
	matchMedia('(min-width: 64rem)').addEventListener('change', () => menu.hidePopover());
}
