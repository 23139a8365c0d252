/**
 * Blurs the header, highlights the chosen page, and closes the phone menu (spec §2 Header and navigation, §4).
 * @param header the build has set `data-current` on each of its links.
 * @param menu the phone menu, which opens without this script.
 */
export function startHeader(header: HTMLElement, menu: HTMLDetailsElement): void {
	// Beyond 50 CSS pixels (spec §9).
	const update = () => header.toggleAttribute('data-scrolled', scrollY > 50);
	addEventListener('scroll', update);
	update();

	const cover = () => {
		for (const covered of document.querySelectorAll<HTMLElement>('main, footer')) covered.inert = menu.open;
	};
	menu.addEventListener('toggle', cover);
	// The visitor may have opened the menu before this script ran.
	cover();
	const close = () => {
		if (!menu.open) return;
		menu.open = false;
		menu.querySelector('summary')?.focus();
	};
	addEventListener('keydown', ({ key }) => {
		if (key === 'Escape') close();
	});
	// Wide screens hide the menu, so this closes it; otherwise the rest of the page would stay inert.
	matchMedia('(min-width: 64rem)').addEventListener('change', close);

	const pages = header.querySelectorAll<HTMLElement>('li > a');
	const mark = (valueOf: (link: HTMLElement) => string | undefined) => {
		for (const link of pages) {
			const value = valueOf(link);
			if (value) link.setAttribute('aria-current', value);
			else link.removeAttribute('aria-current');
		}
	};
	// A click highlights the link, unless it calls or opens a chat, and closes the menu, even if it leads to this page.
	header.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey, altKey }) => {
		// With a modifier key, the link opens in another tab and this page stays open.
		if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey || altKey) return;
		const chosen = target.closest('nav a');
		// The menu itself covers the page outside its list.
		if (chosen || target.matches('.site-menu')) close();
		if (chosen?.matches('li > a')) mark((link) => (link === chosen ? 'page' : undefined));
	});
	// A page from the back-forward cache may still highlight the clicked link.
	addEventListener('pageshow', ({ persisted }) => {
		if (!persisted) return;
		close();
		mark((link) => link.dataset['current']);
	});
}
