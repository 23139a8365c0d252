/** Works through a list, a few at a time; the answers stand in the order of the list. */
export async function inLanes<Item, Result>(
	items: readonly Item[],
	width: number,
	work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
	const results: Result[] = [];
	const waiting = items.map((item, index) => ({ item, index }));
	const lane = async (): Promise<void> => {
		for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
			results[next.index] = await work(next.item);
		}
	};
	await Promise.all(Array.from({ length: width }, lane));
	return results;
}
