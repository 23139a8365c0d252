/** How long a button shows its text after copying, in milliseconds. */
const SAID = 3000;

/**
 * Starts the buttons of a post that need a script: one copies a block of code, one shares the page. `data-done` holds
 * their text after copying. Inline in the page, so it imports nothing.
 * @param copy the template of the copy button. Code that displays a post later must dispatch the `post` event.
 */
export function startReadingTools(copy: HTMLTemplateElement): void {
	const answer = async (button: HTMLElement) => {
		const block = button.closest('pre');
		const url = location.href;
		// Not every browser can share.
		const device: Partial<Navigator> = navigator;
		const { label = button.textContent } = button.dataset;
		const say = (text = '') => {
			button.textContent = text;
		};
		// A repeated text is not announced unless it changes first.
		say((button.dataset['label'] = label));
		try {
			if (!block && device.share) return await device.share({ url });
			await navigator.clipboard.writeText(block ? block.textContent.slice(label.length) : url);
			say(button.dataset['done']);
			setTimeout(say, SAID, label);
		} catch {
			// The visitor can still copy the address by hand.
			if (!block) say(url);
		}
	};
	const equip = () => {
		for (const block of document.querySelectorAll('.prose pre')) block.prepend(copy.content.cloneNode(true));
		// A property, so that a second run does not add a second listener.
		for (const button of document.querySelectorAll<HTMLElement>('[data-done]')) button.onclick = () => answer(button);
	};
	equip();
	addEventListener('post', equip);
}
