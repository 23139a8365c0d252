/*
 * Puts a brief from the address (src/islands/Brief.tsx) into the message of the contact form, below what the visitor has
 * written there before.
 */
const message = document.querySelector<HTMLTextAreaElement>('.message textarea');
const brief = new URLSearchParams(location.hash.slice(1)).get('brief');

try {
	if (message && brief) message.value ||= sessionStorage.getItem('message') ?? '';
	addEventListener('pagehide', () => sessionStorage.setItem('message', message?.isConnected ? message.value : ''));
} catch {
	// The browser forbids storage.
}
if (message && brief) {
	message.value = [message.value, brief].filter(Boolean).join('\n\n');
	history.replaceState(history.state, '', location.pathname);
}
