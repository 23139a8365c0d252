type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Returns whether a key press would open the inspector or the page source (spec §1). */
export function isInspectorKey({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): boolean {
	// AltGr, which types letters such as ć, arrives as Ctrl+Alt.
	const isShortcut = metaKey || (ctrlKey && !altKey);
	const keys = shiftKey || altKey ? /^(Key)?[ciju]$/i : /^(Key)?u$/i;
	// With Option or a non-Latin keyboard, the character differs, so the physical key counts. Autofill raises the event
	// without a key.
	return key === 'F12' || (isShortcut && keys.test(/^[a-z]$/i.test(key) ? key : code));
}

/** Suppresses the context menu, F12, and the shortcuts for inspector and source on every page (spec §1). */
export function suppressInspection(): void {
	document.addEventListener('contextmenu', (event) => event.preventDefault());
	document.addEventListener('keydown', (event) => {
		if (isInspectorKey(event)) event.preventDefault();
	});
}
