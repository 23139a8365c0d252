/*
 * Puts a brief from the address (islands/Brief.tsx) into the message, below what the visitor has written there before,
 * and in place of the brief that was sent before.
 */
const message = document.querySelector<HTMLTextAreaElement>('.message textarea');
const brief = new URLSearchParams(location.hash.slice(1)).get('brief');
try {
	if (message && brief) {
		history.replaceState(history.state, '', location.pathname);
		const [words = '', last = ''] = ['message', 'message-brief'].map((key) => sessionStorage.getItem(key) ?? '');
		message.value = (message.value || words).replace(last, '').trim();
		sessionStorage.setItem('message-brief', brief);
	}
	const { sessionStorage: storage } = window;
	addEventListener('pagehide', () => storage.setItem('message', message?.isConnected ? message.value : ''));
} catch {
	// The browser forbids storage.
}
if (message && brief) message.value = [message.value, brief].filter(Boolean).join('\n\n');
