/**
 * Opens and closes the menu in browsers without popovers (Chrome and Edge before 114, Safari before 17, Firefox before
 * 125): by the button, by a press outside the menu and by Escape, which returns the focus. An open menu has
 * `data-open`. It dispatches the same `toggle` event and has the same `hidePopover`, so the header works the same.
 * @param menu the element with `popover`.
 * @param button the one with `popovertarget`.
 */
export function startPlainMenu(menu: HTMLElement, button: HTMLElement): void {
	const isOpen = () => menu.hasAttribute('data-open');
	const show = (open: boolean) => {
		if (open === isOpen()) return;
		menu.toggleAttribute('data-open', open);
		menu.dispatchEvent(Object.assign(new Event('toggle'), { newState: open ? 'open' : 'closed' }));
	};
	button.setAttribute('aria-expanded', 'false');
	Object.assign(menu, { hidePopover: () => show(false) });
	button.addEventListener('click', () => show(!isOpen()));
	addEventListener('pointerdown', ({ target }) => {
		if (target instanceof Node && !menu.contains(target) && !button.contains(target)) show(false);
	});
	addEventListener('keydown', ({ key }) => {
		if (key !== 'Escape' || !isOpen()) return;
		show(false);
		button.focus();
	});
}

const menu = document.querySelector<HTMLElement>('.site-menu');
const button = document.querySelector<HTMLElement>('.menu-button');
if (menu && button) startPlainMenu(menu, button);
