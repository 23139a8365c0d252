/**
 * The texts of a page that nobody can bring into sight without a script; runs inside a browser. What opens by itself
 * (answers, the menu with the links of the header, choices) counts as reachable; buttons that need a script are no text.
 */
export function hiddenTexts(): string[] {
	const elsewhere = 'script, style, template, svg title, details:not([open]), [popover], header, option, button';
	const found: string[] = [];
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
		const { parentElement: parent } = text;
		if (parent === null || !text.textContent?.trim()) continue;
		if (parent.closest(elsewhere)) continue;
		if (!parent.checkVisibility({ visibilityProperty: true })) found.push(text.textContent.trim());
	}
	return found;
}
