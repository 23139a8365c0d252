import { subscribe } from '../lib/browser/forms/newsletter.ts';

/**
 * Sends a newsletter form and shows the server's message. The focus moves from the form to the message. After a failure,
 * the form keeps the address (spec §4, §8).
 */
async function send(form: HTMLFormElement): Promise<void> {
	const [button, result] = [form.querySelector('button'), form.nextElementSibling];
	if (!button || !result) return;
	const email = new FormData(form).get('email');
	const label = button.textContent;
	result.replaceChildren();
	button.disabled = true;
	button.textContent = form.dataset['busy'] ?? label;

	const { isDone, message } = await subscribe(typeof email === 'string' ? email : '', form.dataset['backend']);
	form.dataset['state'] = isDone ? 'sent' : 'failed';
	button.disabled = false;
	button.textContent = label;
	if (isDone) form.reset();
	const text = document.createElement('p');
	text.className = 'form-status';
	text.dataset['tone'] = isDone ? 'success' : 'danger';
	text.tabIndex = -1;
	text.textContent = message ?? form.dataset['failure'] ?? '';
	result.append(text);
	const { activeElement } = document;
	// When the button is disabled, the browser moves the focus to an element around the form. If the visitor has already
	// started typing in another form, the focus stays there, and the live region announces the message.
	if (form.contains(activeElement) || activeElement?.contains(form)) text.focus();
}

document.addEventListener('newsletter:send', ({ target }) => {
	if (target instanceof HTMLFormElement) void send(target);
});
