import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Writes an element as the server does and has React take it over, as in the browser.
 * @param element the island with its props.
 * @param before what a visitor does to the markup before the script has come.
 */
export function hydrate(element: ReactNode, before: (container: HTMLElement) => void = () => {}) {
	const container = document.createElement('div');
	container.innerHTML = renderToString(element);
	document.body.append(container);
	before(container);
	return render(element, { container, hydrate: true });
}
