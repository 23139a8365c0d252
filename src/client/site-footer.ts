/** On phones, closes the footer's groups of links; tapping a group's heading opens the group again. */
export function foldGroups(groups: NodeListOf<HTMLDetailsElement>): void {
	if (innerWidth < 768) for (const group of groups) group.open = false;
}
