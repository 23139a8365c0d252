// `?worker&url` makes Vite bundle `newsletter-sending.ts` separately and gives its address, which each attempt varies.
import sendingUrl from './newsletter-sending.ts?worker&url';

/** How many attempts to make to load the script, and the pause between two attempts in milliseconds. */
const TRIES = 3;
const PAUSE = 1000;

/**
 * Starts the newsletter forms of a page. The script that sends them loads at the first submission, which waits for it.
 * If the script cannot be loaded, the form keeps the address and shows other ways to reach the agency, and the next
 * submission tries again.
 */
export function startNewsletter(
	forms: NodeListOf<HTMLFormElement>,
	loadFrom = (url: string): Promise<unknown> => import(/* @vite-ignore */ url),
): void {
	let attempts = 0;
	/** All forms wait for the same script, so that it runs only once. */
	let loading: Promise<void> | undefined;
	const load = async (): Promise<void> => {
		attempts += 1;
		try {
			// Firefox does not request a failed script again at the same address.
			await loadFrom(`${sendingUrl}#${attempts}`);
		} catch (error) {
			if (attempts % TRIES === 0) throw error;
			await new Promise((resolve) => setTimeout(resolve, PAUSE));
			await load();
		}
	};
	for (const form of forms) {
		form.dataset['state'] = 'idle';
		form.addEventListener('submit', async (event) => {
			event.preventDefault();
			if (form.dataset['state'] === 'sending') return;
			form.dataset['state'] = 'sending';
			try {
				await (loading ??= load());
				form.dispatchEvent(new Event('newsletter:send', { bubbles: true }));
			} catch (error) {
				loading = undefined;
				console.error('Newsletter', error);
				form.dataset['state'] = 'failed';
				if (form.matches(':focus-within')) form.nextElementSibling?.scrollIntoView({ block: 'nearest' });
			}
		});
	}
}
