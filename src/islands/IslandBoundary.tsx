import { Component, type ReactNode } from 'react';

interface Props {
	children: ReactNode;
}

interface State {
	error?: unknown;
}

/**
 * Shows the fallback screen in an island's own place when it throws; the rest of the page goes on (spec §8). Its words
 * stand on the body of every page (`BaseLayout.astro`), and so not in the props of every island.
 */
export class IslandBoundary extends Component<Props, State> {
	static getDerivedStateFromError(error: unknown): State {
		return { error };
	}

	override state: State = {};

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
