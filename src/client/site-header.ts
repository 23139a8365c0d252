// `?worker&url` makes Vite bundle `plain-menu.ts` separately. With a plain import() of that file, every page would also
// load Vite's helper for such imports.
import plainMenuUrl from './plain-menu.ts?worker&url';

/** The scroll position, in CSS pixels, beyond which the header is blurred (spec §9). */
const SCROLL_THRESHOLD = 50;

/** The menu, which lacks the popover methods in browsers that do not support popovers. */
type Menu = Omit<HTMLElement, PopoverMethod> & Partial<Pick<HTMLElement, PopoverMethod>>;
type PopoverMethod = 'showPopover' | 'hidePopover';

/**
 * Adds what the header needs beyond HTML and CSS (spec §2 Header and navigation, §4). The browser opens the popover
 * menu, and closes it on Escape or a click outside; in browsers without popovers, `plain-menu.ts` does this. Sets ARIA
 * attributes instead of properties such as `ariaExpanded`, which Firefox 115 lacks.
 * @param header contains lists of links to pages. The build has set `data-current` on each link.
 * @param menu the popover menu.
 * @param button opens the menu.
 */
export function startHeader(header: HTMLElement, menu: Menu, button: Element): void {
	const update = () => header.toggleAttribute('data-scrolled', scrollY > SCROLL_THRESHOLD);
	addEventListener('scroll', update);
	update();

	if (!menu.showPopover) void import(/* @vite-ignore */ plainMenuUrl);
	const pages = header.querySelectorAll<HTMLElement>('li > a');
	const close = () => menu.hidePopover?.();
	const mark = (valueOf: (link: HTMLElement) => string | undefined) => {
		for (const link of pages) {
			const value = valueOf(link);
			if (value) link.setAttribute('aria-current', value);
			else link.removeAttribute('aria-current');
		}
	};
	// A click highlights the link, unless it calls or opens a chat, and closes the menu immediately, even if the link leads
	// to this page.
	header.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey, altKey }) => {
		// With a modifier key, the link opens in another tab and this page stays open.
		if (ctrlKey || metaKey || shiftKey || altKey) return;
		const chosen = target instanceof Element && target.closest('nav a');
		if (!chosen) return;
		close();
		if (chosen.matches('li > a')) mark((link) => (link === chosen ? 'page' : undefined));
	});
	// A page from the back-forward cache may still highlight the clicked link, so this restores the highlight that the
	// build set.
	addEventListener('pageshow', ({ persisted }) => {
		if (!persisted) return;
		close();
		mark((link) => link.dataset['current']);
	});

	menu.addEventListener('toggle', ({ newState }) => {
		const isOpen = newState === 'open';
		button.setAttribute('aria-expanded', String(isOpen));
		for (const covered of document.querySelectorAll<HTMLElement>('main, footer')) covered.inert = isOpen;
	});
	// Wide screens hide the menu, so this closes the menu; otherwise the rest of the page would stay inert.
	matchMedia('(min-width: 64rem)').addEventListener('change', close);
}
