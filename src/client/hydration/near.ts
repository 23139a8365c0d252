import type { ClientDirective } from 'astro';
import { start } from './start.ts';

/** How far from the window loading starts, in pixels. */
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
	// The island element itself has no box.
	for (const child of island.children) observer.observe(child);
};

export default near;
