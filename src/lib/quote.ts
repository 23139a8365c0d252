/** Returns a value in quotation marks, shortened if it is long. */
export function quote(value: unknown): string {
	const json = JSON.stringify(value) ?? 'nothing';
	return json.length > 80 ? `${json.slice(0, 76)}..."` : json;
}
