/**
 * Keeps at most one of the items with the same `name` open in browsers that do not support this attribute on `details`
 * (Chrome and Edge before 120, Safari before 17.2, Firefox before 130).
 */
export function keepOneOpen(items: NodeListOf<HTMLDetailsElement>): void {
	if ('name' in HTMLDetailsElement.prototype) return;
	for (const item of items) {
		item.addEventListener('toggle', () => {
			if (!item.open) return;
			const name = item.getAttribute('name');
			for (const other of items) if (other !== item && other.getAttribute('name') === name) other.open = false;
		});
	}
}
