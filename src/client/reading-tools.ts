/** How long a button shows its confirmation, in milliseconds. */
const SAID = 3000;

/**
 * Adds a copy button to each block of code in a post, and makes these buttons and the share button work. `data-done` is
 * the confirmation that a button shows after it has copied something. If a script shows a post later, it must dispatch
 * a `post` event. The page contains this function inline, so the function must not import anything.
 * @param copy the template of the copy button.
 */
export function startReadingTools(copy: HTMLTemplateElement): void {
	const answer = async (button: HTMLElement) => {
		const block = button.closest('pre');
		const url = location.href;
		// Not every browser has a share dialog.
		const device: Partial<Navigator> = navigator;
		const { label = button.textContent } = button.dataset;
		const say = (text = '') => {
			button.textContent = text;
		};
		// Screen readers announce the same text again only if different text appeared in between.
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
		// Sets `onclick`, so that a second run does not add a second listener.
		for (const button of document.querySelectorAll<HTMLElement>('[data-done]')) button.onclick = () => answer(button);
	};
	equip();
	addEventListener('post', equip);
}
