// Bundled by itself, as a worker would be: Astro leaves a script inline only where it knows of no other chunk.
import filterUrl from './project-filter.ts?worker&url';
import type * as Filter from './project-filter.ts';

/** Loads the project filter when a visitor reaches for a chip, or comes with a choice in the address; no click is lost. */
export function filterOnIntent(filter: HTMLElement): void {
	let loading: Promise<void> | undefined;
	const load = () =>
		(loading ??= import(/* @vite-ignore */ filterUrl).then((module: typeof Filter) =>
			customElements.define('project-filter', module.ProjectFilter),
		));
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
