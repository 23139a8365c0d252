import { type ComponentProps, type ReactEventHandler, useLayoutEffect, useRef, useState } from 'react';

export interface ServerContentProps extends ComponentProps<'div'> {
	/** Unique on the page, because React has to find the element that the server has rendered. */
	id: string;
	/** React knows this event, but its types do not. */
	onToggleCapture?: ReactEventHandler;
}

/** Returns the element with this id that the server has rendered, and the field in it that has the focus, if any. */
function servedElement(id: string) {
	const element = import.meta.env.SSR ? null : document.getElementById(id);
	return element && { element, focused: element.querySelector<HTMLElement>(':focus') };
}

/**
 * An element whose content stays as the server has rendered it, with what visitors, extensions and translators have made
 * of it, even if React has to render the island anew. The content must not depend on state.
 */
export function ServerContent({ children, ...attributes }: ServerContentProps) {
	const place = useRef<HTMLDivElement>(null);
	// No heading of the team's has an id with this ending.
	const id = `${attributes.id}_served`;
	const [served] = useState(() => servedElement(id));

	useLayoutEffect(() => {
		if (!served || place.current === served.element) return;
		place.current?.replaceChildren(...served.element.childNodes);
		served.focused?.focus({ preventScroll: true });
	}, [served]);

	// To React, content that was served is an empty text, which it neither compares with the page nor writes.
	return <div {...attributes} id={id} ref={place} suppressHydrationWarning children={served ? '' : children} />;
}
