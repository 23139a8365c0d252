// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { completeMenu, watchLinks, watchScroll } from './site-header.ts';

let width: EventTarget;
let hidePopover: () => void;

function find(selector: string): HTMLElement {
	const element = document.querySelector<HTMLElement>(selector);
	if (element === null) throw new Error(`no ${selector}`);
	return element;
}

const click = (selector: string, modifiers: MouseEventInit = {}) =>
	find(selector).dispatchEvent(new MouseEvent('click', { ...modifiers, bubbles: true, cancelable: true }));
const marked = () =>
	[...document.querySelectorAll('[aria-current]')].map((link) => [link.id, link.getAttribute('aria-current')]);
const comeBack = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

beforeEach(() => {
	width = new EventTarget();
	vi.stubGlobal('matchMedia', () => width);
	document.body.innerHTML = `
		<header>
			<a id="home" href="#home">Home</a>
			<nav><a id="blog" href="#blog" aria-current="true" data-current="true">Blog</a><a id="about" href="#about"><span>About</span></a></nav>
			<button popovertarget="menu">Menu</button>
			<nav id="menu" popover><a id="item" href="#item"><span>Item</span></a><p id="words">Words</p></nav>
		</header>
		<main></main><footer></footer>`;
	// jsdom knows no popovers.
	hidePopover = vi.fn();
	Object.assign(find('#menu'), { hidePopover });
});

describe('watchScroll', () => {
	const scrollTo = (position: number) => {
		vi.stubGlobal('scrollY', position);
		dispatchEvent(new Event('scroll'));
	};

	it.each([
		[0, false],
		[50, false],
		[50.5, true],
		[51, true],
	])('at %d pixels says that the page is scrolled: %s', (position, isScrolled) => {
		watchScroll(find('header'));
		scrollTo(position);
		expect(find('header').hasAttribute('data-scrolled')).toBe(isScrolled);
	});

	it('clears the mark on the way back up', () => {
		watchScroll(find('header'));
		scrollTo(51);
		scrollTo(50);
		expect(find('header').hasAttribute('data-scrolled')).toBe(false);
	});

	it('knows the position that a reload restores', () => {
		vi.stubGlobal('scrollY', 400);
		watchScroll(find('header'));
		expect(find('header').hasAttribute('data-scrolled')).toBe(true);
	});
});

describe('watchLinks', () => {
	beforeEach(() => watchLinks(find('header'), find('#menu')));

	it('moves the highlight to the link that is clicked', () => {
		click('#about span');
		expect(marked()).toEqual([['about', 'page']]);
	});

	it('closes the menu for its links, that of the same page too', () => {
		click('#item span');
		expect(hidePopover).toHaveBeenCalledOnce();
		expect(marked()).toEqual([['item', 'page']]);
	});

	it.each(['#home', 'header', 'button', '#words'])('changes nothing for a click on %s', (selector) => {
		click(selector);
		expect(marked()).toEqual([['blog', 'true']]);
		expect(hidePopover).not.toHaveBeenCalled();
	});

	it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
		'changes nothing for a click with %s, which leaves this page open',
		(key) => {
			click('#about', { [key]: true });
			expect(marked()).toEqual([['blog', 'true']]);
			expect(hidePopover).not.toHaveBeenCalled();
		},
	);

	it('shows a page that comes back from the back-forward cache as it was built, with the menu closed', () => {
		click('#about');
		comeBack(false);
		expect(marked()).toEqual([['about', 'page']]);
		comeBack(true);
		expect(marked()).toEqual([['blog', 'true']]);
		expect(hidePopover).toHaveBeenCalledTimes(2);
	});
});

describe('completeMenu', () => {
	const toggle = (newState: string) => find('#menu').dispatchEvent(Object.assign(new Event('toggle'), { newState }));

	beforeEach(() => completeMenu(find('#menu'), find('button')));

	it('says on the button whether the menu is open, and holds what lies below it', () => {
		const state = () => [find('button').getAttribute('aria-expanded'), find('main').inert, find('footer').inert];
		expect(find('button').getAttribute('aria-expanded')).toBe('false');
		toggle('open');
		expect(state()).toEqual(['true', true, true]);
		toggle('closed');
		expect(state()).toEqual(['false', false, false]);
	});

	it('closes the menu when the window becomes wide, where it is not displayed', () => {
		width.dispatchEvent(new Event('change'));
		expect(hidePopover).toHaveBeenCalledOnce();
	});
});
