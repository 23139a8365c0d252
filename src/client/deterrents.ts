type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Returns whether a key press would open the browser's inspector or the page source (spec §1). */
export function isInspectorKey({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): boolean {
	// AltGr, which types letters such as ć, is reported as Ctrl+Alt.
	const isShortcut = metaKey || (ctrlKey && !altKey);
	const keys = shiftKey || altKey ? /^(Key)?[ciju]$/i : /^(Key)?u$/i;
	// The Option key and non-Latin keyboards produce other characters, so this checks the physical key. Autofill
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
