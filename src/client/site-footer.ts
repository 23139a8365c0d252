/** Closes the groups of links at the foot of the page on phones, where they open by a press. */
export function foldGroups(groups: NodeListOf<HTMLDetailsElement>): void {
	if (innerWidth < 768) for (const group of groups) group.open = false;
}
