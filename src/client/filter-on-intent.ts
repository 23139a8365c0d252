// Bundled by itself, as a worker would be: Astro leaves a script inline only where it knows of no other chunk.
import filterUrl from './project-filter-entry.ts?worker&url';

/** Loads the project filter when a visitor reaches for a chip, or comes with a choice in the address; no click is lost. */
export function filterOnIntent(filter: HTMLElement): void {
	let loading: Promise<boolean> | undefined;
	const fail = (): boolean => {
		// The next press tries again.
		loading = undefined;
		return false;
	};
	const load = () => (loading ??= import(/* @vite-ignore */ filterUrl).then(() => true, fail));
	const hold = ({ target }: Event) => {
		// Once it is there the filter hears the click itself; a second one would take the choice back.
		if (customElements.get(filter.localName)) return;
		void load().then((isThere) => {
			if (isThere && target instanceof Element) target.closest('button')?.click();
		});
	};
	filter.addEventListener('pointerover', load);
	filter.addEventListener('click', hold);
	if (location.search) void load();
}
