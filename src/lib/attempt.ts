/** Returns what an action returns, or `undefined` if it fails: browsers may forbid the storage and the history. */
export function attempt<Result>(action: () => Result): Result | undefined {
	try {
		return action();
	} catch {
		return undefined;
	}
}
