/*
 * Puts a brief from the address (islands/Brief.tsx) into the message, below what the visitor has written there before,
 * and in place of the brief that was sent before.
 */
const message = document.querySelector<HTMLTextAreaElement>('.message textarea');
const brief = new URLSearchParams(location.hash.slice(1)).get('brief');
// Not lib/attempt.ts: as long as this script imports nothing, Astro writes it into the page.
const attempt = (action: () => void) => {
	try {
		action();
	} catch {
		// The browser forbids storage.
	}
};
addEventListener('pagehide', () =>
	attempt(() => sessionStorage.setItem('message', message?.isConnected ? message.value : '')),
);
if (message && brief) {
	attempt(() => {
		const [words = '', last = ''] = ['message', 'message-brief'].map((key) => sessionStorage.getItem(key) ?? '');
		message.value = (message.value || words).replace(last, '').trim();
		sessionStorage.setItem('message-brief', brief);
	});
	message.value = [message.value, brief].filter(Boolean).join('\n\n');
	attempt(() => history.replaceState(history.state, '', location.pathname));
}
