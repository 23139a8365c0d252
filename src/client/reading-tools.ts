/** For how many milliseconds a button says that something was copied. */
const SAID = 3000;

/**
 * The buttons of a post that need a script: one on each block of code, which copies it, and the one that shares the page.
 * What they say when something was copied is their `data-done`. It is inline in the page, so it imports nothing.
 * @param copy the one for a block of code. Whoever shows a text later raises `post`.
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
		// Said once more, it is announced once more.
		say((button.dataset['label'] = label));
		try {
			if (!block && device.share) return await device.share({ url });
			await navigator.clipboard.writeText(block ? block.textContent.slice(label.length) : url);
			say(button.dataset['done']);
			setTimeout(say, SAID, label);
		} catch {
			// The address can still be copied by hand.
			if (!block) say(url);
		}
	};
	const equip = () => {
		for (const block of document.querySelectorAll('.prose pre')) block.prepend(copy.content.cloneNode(true));
		// A property, since the same button may be met again.
		for (const button of document.querySelectorAll<HTMLElement>('[data-done]')) button.onclick = () => answer(button);
	};
	equip();
	addEventListener('post', equip);
}
