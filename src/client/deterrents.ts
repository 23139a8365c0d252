type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Returns whether a key press would open the browser's inspector or the page source (spec §1). */
function isInspectorKey({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): boolean {
	// Browsers report AltGr, which types letters such as ć, as Ctrl+Alt.
	const isShortcut = metaKey || (ctrlKey && !altKey);
	const keys = shiftKey || altKey ? /^(Key)?[ciju]$/i : /^(Key)?u$/i;
	// With the Option key or a non-Latin keyboard, `key` is another character, so this checks the physical key. Autofill
	// dispatches a `keydown` event without a key.
	return key === 'F12' || (isShortcut && keys.test(/^[a-z]$/i.test(key) ? key : code));
}

/** Suppresses the context menu, F12, and the shortcuts for the inspector and the page source (spec §1). */
export function suppressInspection(): void {
	document.addEventListener('contextmenu', (event) => event.preventDefault());
	document.addEventListener('keydown', (event) => {
		if (isInspectorKey(event)) event.preventDefault();
	});
}
