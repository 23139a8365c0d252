/*
 * Shows the project cards that match a pressed chip, and writes the chips to the address, so that visitors can share their
 * choice.
 */
const filter = document.querySelector<HTMLElement>('.project-filter');
const chips = [...(filter?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])];
const cards = [...(filter?.querySelectorAll<HTMLElement>('[data-kinds]') ?? [])];
const counted = filter?.querySelector('[role=status]');
const chosen = new Set<string>();

filter?.addEventListener('click', ({ target }) => {
	const button = target instanceof Element && target.closest('button');
	if (!button) return;
	const pressed = button.dataset['chip'];
	if (pressed === undefined) {
		chosen.clear();
		// The button that clears the choice disappears, so this moves the focus to the first chip.
		chips[0]?.focus();
	} else if (!chosen.delete(pressed)) chosen.add(pressed);

	for (const chip of chips) chip.setAttribute('aria-pressed', String(chosen.has(chip.dataset['chip'] ?? '')));
	for (const card of cards) {
		const kinds = card.dataset['kinds']?.split('|') ?? [];
		card.hidden = chosen.size > 0 && !kinds.some((kind) => chosen.has(kind));
	}
	const count = cards.filter(({ hidden }) => !hidden).length;
	if (counted) counted.textContent = (filter.dataset['count'] ?? '').replace('{count}', String(count));
	const url = new URL(location.href);
	url.searchParams.delete('kind');
	for (const kind of chosen) url.searchParams.append('kind', kind);
	history.replaceState(history.state, '', url);
});
const asked = new URLSearchParams(location.search).getAll('kind');
for (const chip of chips) if (asked.includes(chip.dataset['chip'] ?? '')) chip.click();
