/** Returns what an action returns, or `undefined` if it fails. Browsers, for example, may forbid storage and history. */
export function attempt<Result>(action: () => Result): Result | undefined {
	try {
		return action();
	} catch {
		return undefined;
	}
}
