/**
 * Puts other values into a sample.
 * @throws where the sample lacks one of them, so that no test runs on half a sample.
 */
export function fill(sample: string, values: Readonly<Record<string, string>>): string {
	return Object.entries(values).reduce((text, [from, to]) => {
		if (!text.includes(from)) throw new Error(`The sample does not hold "${from}":\n${sample}`);
		return text.replace(from, () => to);
	}, sample);
}
