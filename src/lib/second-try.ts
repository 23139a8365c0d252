/** The pause before the second try, in milliseconds. */
const PAUSE = 1000;

/**
 * Loads a module, and once more a second later if that fails: on the road a connection is often gone for a moment.
 * @param load imports the module; called twice at most, for the same address.
 * @throws what the second try gave.
 */
export async function withSecondTry<Module>(load: () => Promise<Module>): Promise<Module> {
	try {
		return await load();
	} catch {
		await new Promise((resolve) => setTimeout(resolve, PAUSE));
		return load();
	}
}
