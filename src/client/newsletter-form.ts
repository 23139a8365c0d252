// `?worker&url` makes Vite bundle `newsletter-sending.ts` separately. With a plain import() of that file, Astro would not
// inline this script.
import sendingUrl from './newsletter-sending.ts?worker&url';

/** How many attempts to make to load the script, and the pause between two attempts in milliseconds. */
const TRIES = 3;
const PAUSE = 1000;

let attempts = 0;

/**
 * Loads the script that sends the form. Each attempt adds a different fragment to the address, because Firefox does not
 * request a failed script again at the same address.
 */
async function load(loadFrom: (url: string) => Promise<unknown>, tries = TRIES): Promise<void> {
	attempts += 1;
	try {
		await loadFrom(`${sendingUrl}#${attempts}`);
	} catch (error) {
		if (tries === 1) throw error;
		await new Promise((resolve) => setTimeout(resolve, PAUSE));
		await load(loadFrom, tries - 1);
	}
}

/**
 * Starts the newsletter forms of a page. The script that sends them loads at the first submission, which waits for it.
 * If the script cannot be loaded, the form keeps the address and shows other ways to reach the agency, and the next
 * submission tries again.
 */
export function startNewsletter(
	forms: NodeListOf<HTMLFormElement>,
	loadFrom = (url: string): Promise<unknown> => import(/* @vite-ignore */ url),
): void {
	// All forms wait for the same script, so that it runs only once.
	let loading: Promise<void> | undefined;
	for (const form of forms) {
		form.dataset['state'] = 'idle';
		form.addEventListener('submit', async (event) => {
			event.preventDefault();
			if (form.hasAttribute('aria-busy')) return;
			form.setAttribute('aria-busy', 'true');
			try {
				await (loading ??= load(loadFrom));
				form.dispatchEvent(new Event('newsletter:send', { bubbles: true }));
			} catch (error) {
				console.error('Newsletter', error);
				loading = undefined;
				form.dataset['state'] = 'failed';
				if (form.matches(':focus-within')) form.nextElementSibling?.scrollIntoView({ block: 'nearest' });
			}
			form.removeAttribute('aria-busy');
		});
	}
}
