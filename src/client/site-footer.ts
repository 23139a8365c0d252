/** Closes the groups of links in the footer on phones, where tapping the heading of a group opens it. */
export function foldGroups(groups: NodeListOf<HTMLDetailsElement>): void {
	if (innerWidth < 768) for (const group of groups) group.open = false;
}
