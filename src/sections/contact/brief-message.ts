/*
 * Puts a brief into the message: the one in the address (islands/Brief.tsx), or the one that the tab keeps unless it has been
 * there and is gone. It comes below what the visitor has written there before, in place of the brief that was there before.
 */
const message = document.querySelector<HTMLTextAreaElement>('.message textarea');
let brief = new URLSearchParams(location.hash.slice(1)).get('brief');
try {
	if (message) {
		const stored = ['message', 'message-brief', 'brief'].map((key) => sessionStorage.getItem(key) ?? '');
		const [words = '', last = '', kept = ''] = stored;
		const own = kept && String(JSON.parse(kept.slice(0, kept.indexOf('\n'))));
		if (brief) history.replaceState(history.state, '', location.pathname);
		else if (own !== last || words.includes(own)) brief = own;
		if (brief) {
			message.value = (message.value || words).replace(last, '').trim();
			sessionStorage.setItem('message-brief', brief);
		}
	}
	const { sessionStorage: storage } = window;
	addEventListener('pagehide', () => storage.setItem('message', message?.isConnected ? message.value : ''));
} catch {
	// The browser forbids storage.
}
if (message && brief) message.value = [message.value, brief].filter(Boolean).join('\n\n');
