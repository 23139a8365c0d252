/** How often a file is asked for, and the pause between two tries in milliseconds. */
const TRIES = 3;
const PAUSE = 1000;

/**
 * Loads a module, and again after a pause if that fails: on the road a connection is often gone for a moment. Three
 * tries, because one that succeeds may be the first to ask for a file that the module imports.
 * @param load imports the module, from the same address each time.
 * @throws what the last try gave.
 */
export async function retry<Module>(load: () => Promise<Module>, tries = TRIES): Promise<Module> {
	try {
		return await load();
	} catch (error) {
		if (tries === 1) throw error;
		await new Promise((resolve) => setTimeout(resolve, PAUSE));
		return retry(load, tries - 1);
	}
}
