/** Keys that open the inspector together with Ctrl+Shift (on a Mac Cmd+Option or Cmd+Shift). */
const INSPECTOR = new Set(['i', 'j', 'c']);

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The Latin letter of a key: by its place where Option, or a layout of another script, makes another character of it. */
function letterOf({ key, code }: KeyPress): string {
	return (/^[a-z]$/i.test(key) ? key : code.replace('Key', '')).toLowerCase();
}

/** Whether a key press would open the inspector or the page's source (spec §1). */
export function isInspectorKey(event: KeyPress): boolean {
	if (event.key === 'F12') return true;
	// AltGr, which types letters such as ć, comes as Ctrl+Alt. A field that the browser fills in has no key at all.
	if (!event.metaKey && (!event.ctrlKey || event.altKey)) return false;
	const letter = letterOf(event);
	return letter === 'u' || ((event.shiftKey || event.altKey) && INSPECTOR.has(letter));
}

/** Suppresses the context menu, F12, and the shortcuts for inspector and source on the whole page (spec §1). */
export function suppressInspection(): void {
	document.addEventListener('contextmenu', (event) => event.preventDefault());
	document.addEventListener('keydown', (event) => {
		if (isInspectorKey(event)) event.preventDefault();
	});
}
