/**
 * Opens and closes the menu in browsers that do not support popovers (Chrome and Edge before 114, Safari before 17,
 * Firefox before 125). The button opens and closes the menu. Escape and clicks outside the menu close it too; Escape
 * also returns the focus to the button. An open menu has the attribute `data-open`. The menu dispatches `toggle` events
 * and has a `hidePopover` method, so the header can treat it like a popover.
 * @param menu the element with the attribute `popover`.
 * @param button the button with the attribute `popovertarget`.
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
