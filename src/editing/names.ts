/** As an editor thinks of the site. */
export const GROUPS = ['Pages', 'Services', 'Work', 'Blog', 'Site'] as const;
export type Group = (typeof GROUPS)[number];

/** What a record calls itself. */
export function titleOf(value: unknown): string | undefined {
	if (typeof value !== 'object' || value === null) return undefined;
	const fields = new Map<string, unknown>(Object.entries(value));
	const inner = fields.get('card');
	const names = [
		inner === undefined ? undefined : titleOf(inner),
		...['name', 'title', 'breadcrumb'].map((name) => fields.get(name)),
	];
	return names.find((name) => typeof name === 'string');
}
