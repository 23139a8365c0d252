/*
 * Islands take over pages that translators and extensions have changed: texts are `font` elements, fields have neighbours.
 * If React then missed anything that the server has rendered, it would render the whole island anew. So:
 * - A text stands alone in its element, which has `suppressHydrationWarning`. A text that changes, or that would stand
 *   beside elements, gets an element of its own.
 * - Parts whose number changes are replaced as a whole, by a `key`.
 * - What never changes, such as fields, answers and Astro's slots, is `ServerContent`: React does not look into it. The policy
 *   would not let React write a slot anew.
 * - Names of the brand and of tools, and code, have `translate="no"`.
 */
import { Component, type ComponentType, type PropsWithChildren, useEffect, useRef } from 'react';

/** Shows the fallback message if an island throws (spec §8). Its words are attributes of the body (`BaseLayout.astro`). */
class ErrorBoundary extends Component<PropsWithChildren, { error?: string }> {
	static getDerivedStateFromError(error: unknown) {
		return { error: String(error instanceof Error ? error.message : error) };
	}

	override state: { error?: string } = {};

	override render() {
		if (this.state.error === undefined) return this.props.children;
		return (
			<div className="rounded-md border border-danger p-6" role="alert">
				<p className="text-lg font-semibold">{document.body.dataset['errorTitle']}</p>
				<p>{this.state.error}</p>
				<p>{document.body.dataset['errorText']}</p>
			</div>
		);
	}
}

/** Makes a component an island, with the fallback message. `client:intent` waits for the event. */
export function island<Props extends object>(name: string, Content: ComponentType<Props>) {
	return function Island(props: Props) {
		const root = useRef<HTMLDivElement>(null);
		useEffect(() => {
			root.current?.setAttribute('data-hydrated', '');
			root.current?.dispatchEvent(new Event('island:ready', { bubbles: true }));
		}, []);
		return (
			<div ref={root} data-island={name}>
				<ErrorBoundary>
					<Content {...props} />
				</ErrorBoundary>
			</div>
		);
	};
}
