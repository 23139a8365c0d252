/** How long a form waits for a response before it gives up, in milliseconds. */
export const TIME_LIMIT = 20_000;

/** How many attempts to make, and the pause between two attempts in milliseconds. */
const TRIES = 3;
const PAUSE = 1000;

/**
 * Loads a module. If that fails, tries again after a pause, because mobile connections often drop for a moment. Two
 * attempts would not be enough: the files that the module imports may be requested for the first time in the second
 * attempt.
 * @param load imports the module, each time from the same address.
 * @throws the error from the last attempt.
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
