/**
 * The texts of a page that nobody can bring into sight without a script; runs inside a browser. Answers that open by
 * themselves, the menu and what only screen readers say count as reachable.
 */
export function hiddenTexts(): string[] {
	const found: string[] = [];
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
		const { parentElement: parent } = text;
		if (parent === null || !text.textContent?.trim()) continue;
		if (parent.closest('script, style, template, svg title, [popover], details:not([open])')) continue;
		if (!parent.checkVisibility({ visibilityProperty: true })) found.push(text.textContent.trim());
	}
	return found;
}
