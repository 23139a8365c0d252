/** Quotes a value as it was written, cut where it is long. */
export function quote(value: unknown): string {
	const json = JSON.stringify(value) ?? 'nothing';
	return json.length > 80 ? `${json.slice(0, 76)}..."` : json;
}
