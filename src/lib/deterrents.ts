/** Keys that open the inspector together with Ctrl+Shift (or Cmd+Option on a Mac). */
const INSPECTOR = new Set(['i', 'j', 'c']);

/** Whether a key press would open the inspector or the page's source (spec §1). */
export function isInspectorKey(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'code'>): boolean {
	if (event.key === 'F12') return true;
	// With Option held a Mac reports another character, so the physical key counts too.
	const key = event.altKey ? event.code.replace('Key', '').toLowerCase() : event.key.toLowerCase();
	const command = event.ctrlKey || event.metaKey;
	if (!command) return false;
	return key === 'u' || ((event.shiftKey || event.altKey) && INSPECTOR.has(key));
}

/** Suppresses the context menu, F12, and the shortcuts for inspector and source on the whole page (spec §1). */
export function suppressInspection(): void {
	document.addEventListener('contextmenu', (event) => event.preventDefault());
	document.addEventListener('keydown', (event) => {
		if (isInspectorKey(event)) event.preventDefault();
	});
}
