/*
 * What a visitor's own browser does to a page. Each function runs in the page: `page.evaluate(translatePage)`. They do
 * what Chrome's translation, password managers, writing assistants and form fillers do.
 */

/** Replaces each text by two nested `font` elements, and translates every text that appears later too. */
export function translatePage(): void {
	const isLeft = (node: Node) =>
		node.parentElement?.closest('script, style, noscript, textarea, code, font, [translate=no]') !== null;
	const translate = (root: Node) => {
		const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
		const found: Text[] = [];
		for (let node = texts.nextNode(); node; node = texts.nextNode())
			if (/\p{L}/u.test(node.nodeValue ?? '') && !isLeft(node)) found.push(node as Text);
		for (const text of found) {
			const font = document.createElement('FONT');
			font.append(document.createElement('FONT'));
			font.lastElementChild?.append(text.data.replace(/\p{L}+/gu, '«$&»'));
			text.replaceWith(font);
		}
	};
	const observer = new MutationObserver((changes) => {
		for (const { type, target, addedNodes } of changes)
			for (const node of type === 'characterData' ? [target] : addedNodes) translate(node);
	});
	document.documentElement.lang = 'gu';
	translate(document.body);
	observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** Returns what a translated text said before. */
export const untranslated = (text: string | null): string => (text ?? '').replace(/[«»]/g, '').trim();

/** Adds an extension's nodes: beside each field, and after each text and picture of an island. */
export function addForeignNodes(): void {
	for (const field of document.querySelectorAll('input:not([type=hidden]), textarea, select')) {
		field.before(document.createElement('writing-assistant'));
		field.after(document.createElement('div'));
		field.setAttribute('data-foreign', '');
	}
	for (const part of document.querySelectorAll(
		'astro-island :is(summary, details, img, blockquote, .tool, .tab-panel)',
	))
		part.after(document.createElement('div'));
}

/** Adds a node in front of everything in each island. */
export function prependForeignNodes(): void {
	for (const island of document.querySelectorAll('[data-island]')) island.prepend(document.createElement('toolbar-x'));
}

/** Fills every field of every form, also those that visitors do not see. */
export function fillEveryField(): void {
	for (const field of document.querySelectorAll<HTMLInputElement>('form input:not([type=hidden])')) {
		field.value = field.name === 'email' ? 'priya@client.example' : 'Priya Shah';
		for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
	}
}
