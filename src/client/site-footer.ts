/** Closes the link groups in the footer on phones, where tapping a heading opens its group. */
export function foldGroups(groups: NodeListOf<HTMLDetailsElement>): void {
	if (innerWidth < 768) for (const group of groups) group.open = false;
}
