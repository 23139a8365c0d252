import type { ClientDirective } from 'astro';
import { start } from './start.ts';

/** How close to the window an island starts to load, in pixels. */
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
	// The island's element itself has no box, so its children are observed.
	for (const child of island.children) observer.observe(child);
};

export default near;
