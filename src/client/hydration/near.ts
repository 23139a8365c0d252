import type { ClientDirective } from 'astro';
import { start } from './start.ts';

/** How far outside the window an island starts to load, in pixels. */
const MARGIN = 300;

/** `client:near`: loads an island shortly before it scrolls into view; see README.md. */
const near: ClientDirective = (load, _options, island) => {
	const observer = new IntersectionObserver(
		(entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
			observer.disconnect();
			start(load, island);
		},
		{ rootMargin: `${MARGIN}px` },
	);
	// The `astro-island` element has no box of its own, so this observes its children.
	for (const child of island.children) observer.observe(child);
};

export default near;
