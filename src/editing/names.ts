/** As an editor thinks of the site. */
export const GROUPS = ['Pages', 'Services', 'Work', 'Blog', 'Site'] as const;
export type Group = (typeof GROUPS)[number];

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a record calls itself. */
export function titleOf(value: unknown): string | undefined {
	if (!isFields(value)) return undefined;
	const { card, name, title, breadcrumb } = value;
	return [titleOf(card), name, title, breadcrumb].find((one) => typeof one === 'string');
}
