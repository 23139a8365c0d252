/** The query parameter that holds the chosen kinds, once each. */
const PARAMETER = 'kind';

/** Whether a card with these kinds shows while these are chosen: any of them, or none chosen. */
export function isShown(categories: readonly string[], chosen: ReadonlySet<string>): boolean {
	return chosen.size === 0 || categories.some((category) => chosen.has(category));
}

/** Filters the project cards by one or several chips; the state stands in the address, so that it can be shared. */
export class ProjectFilter extends HTMLElement {
	readonly #chosen = new Set<string>();

	connectedCallback(): void {
		for (const kind of new URLSearchParams(location.search).getAll(PARAMETER)) {
			if (this.#chips().some((chip) => chip.dataset['chip'] === kind)) this.#chosen.add(kind);
		}
		this.addEventListener('click', this.#onClick);
		if (this.#chosen.size > 0) this.#show();
	}

	#chips(): HTMLElement[] {
		return [...this.querySelectorAll<HTMLElement>('[data-chip]')];
	}

	readonly #onClick = (event: MouseEvent): void => {
		const button =
			event.target instanceof Element ? event.target.closest<HTMLElement>('[data-chip], [data-clear]') : null;
		if (!button) return;
		const kind = button.dataset['chip'];
		if (kind === undefined) this.#clear();
		else if (!this.#chosen.delete(kind)) this.#chosen.add(kind);
		this.#show();
		this.#writeAddress();
	};

	#clear(): void {
		this.#chosen.clear();
		// The button that was pressed goes away; focus stays at the chips.
		this.#chips()[0]?.focus();
	}

	#show(): void {
		for (const chip of this.#chips())
			chip.setAttribute('aria-pressed', String(this.#chosen.has(chip.dataset['chip'] ?? '')));
		const cards = [...this.querySelectorAll<HTMLElement>('[data-categories]')];
		for (const card of cards) card.hidden = !isShown((card.dataset['categories'] ?? '').split('|'), this.#chosen);
		this.querySelector('[data-clear]')?.toggleAttribute('hidden', this.#chosen.size === 0);
		const count = cards.filter((card) => !card.hidden).length;
		const status = this.querySelector('[role=status]');
		const words = this.dataset['count'] ?? '';
		if (status) status.textContent = words.replace('{count}', String(count)).replace('{total}', String(cards.length));
	}

	#writeAddress(): void {
		const url = new URL(location.href);
		url.searchParams.delete(PARAMETER);
		for (const kind of this.#chosen) url.searchParams.append(PARAMETER, kind);
		history.replaceState(history.state, '', url);
	}
}
