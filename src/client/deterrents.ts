type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a key press would open the inspector or the page's source (spec §1). */
export function isInspectorKey({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): boolean {
	// AltGr, which types letters such as ć, comes as Ctrl+Alt.
	const isShortcut = metaKey || (ctrlKey && !altKey);
	const keys = shiftKey || altKey ? /^(Key)?[ciju]$/i : /^(Key)?u$/i;
	// Option, or a keyboard of another script, makes another character of the key; then its place counts. When a browser
	// fills in a field, it raises the event without any key.
	return key === 'F12' || (isShortcut && keys.test(/^[a-z]$/i.test(key) ? key : code));
}

/** Suppresses the context menu, F12, and the shortcuts for inspector and source on the whole page (spec §1). */
export function suppressInspection(): void {
	document.addEventListener('contextmenu', (event) => event.preventDefault());
	document.addEventListener('keydown', (event) => {
		if (isInspectorKey(event)) event.preventDefault();
	});
}
