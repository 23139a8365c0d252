// Bundled by itself, as a worker would be: Astro leaves a script inline only where it knows of no other chunk.
import filterUrl from './project-filter-entry.ts?worker&url';
import type * as Filter from './project-filter.ts';

/** Loads the project filter when a visitor reaches for a chip, or comes with a choice in the address; no click is lost. */
export function filterOnIntent(filter: HTMLElement): void {
	let loading: Promise<unknown> | undefined;
	const load = () => (loading ??= import(/* @vite-ignore */ filterUrl));
	const hold = ({ target }: Event) => {
		void load().then(() => {
			filter.removeEventListener('click', hold);
			if (target instanceof Element) target.closest('button')?.click();
		});
	};
	filter.addEventListener('pointerover', load);
	filter.addEventListener('click', hold);
	if (location.search) void load();
}
