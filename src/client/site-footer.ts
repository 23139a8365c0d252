/**
 * Closes the groups of links at the foot of the page on phones, where they open by a press, and opens them on wider
 * screens, which show no way to do so.
 */
export function foldGroups(groups: NodeListOf<HTMLDetailsElement>): void {
	const wide = matchMedia('(min-width: 48rem)');
	const fold = () => groups.forEach((group) => (group.open = wide.matches));
	wide.addEventListener('change', fold);
	fold();
}
