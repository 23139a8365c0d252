import { Component, type ComponentType, type PropsWithChildren, type ReactNode, useEffect, useRef } from 'react';

/**
 * Shows the fallback message if an island throws, so that the rest of the page keeps working (spec §8). The message is
 * in attributes of the body (`BaseLayout.astro`), so that islands need no props for it.
 */
class ErrorBoundary extends Component<PropsWithChildren, { error?: unknown }> {
	static getDerivedStateFromError(error: unknown) {
		return { error };
	}

	override state: { error?: unknown } = {};

	override render(): ReactNode {
		if (!('error' in this.state)) return this.props.children;
		const { error } = this.state;
		const { errorTitle, errorText } = document.body.dataset;
		return (
			<div className="rounded-md border border-danger p-6" role="alert">
				<p className="text-lg font-semibold">{errorTitle}</p>
				<p>{error instanceof Error ? error.message : String(error)}</p>
				<p>{errorText}</p>
			</div>
		);
	}
}

/**
 * Makes a component an island: adds the root element that styles and tests use, and the fallback message for errors.
 * Once React has rendered the component, the root gets `data-hydrated` and dispatches `island:ready`, and
 * `client:intent` replays the input it held.
 * @param name the value of `data-island` on the root element.
 */
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
