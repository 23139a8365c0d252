import { Component, type ReactNode } from 'react';

/** The words shown where an island has failed. */
export interface IslandFallback {
	title: string;
	text: string;
}

export interface IslandBoundaryProps {
	fallback: IslandFallback;
	children: ReactNode;
}

interface State {
	error?: unknown;
}

/** Shows the fallback screen in an island's own place when it throws; the rest of the page goes on (spec §8). */
export class IslandBoundary extends Component<IslandBoundaryProps, State> {
	static getDerivedStateFromError(error: unknown): State {
		return { error };
	}

	override state: State = {};

	override render(): ReactNode {
		if (!('error' in this.state)) return this.props.children;
		const { title, text } = this.props.fallback;
		const { error } = this.state;
		return (
			<div className="rounded-md border border-danger p-6" role="alert">
				<p className="text-lg font-semibold">{title}</p>
				<p>{error instanceof Error ? error.message : String(error)}</p>
				<p>{text}</p>
			</div>
		);
	}
}
