import type { ReactNode } from 'react';
import { IslandBoundary, type IslandFallback } from './IslandBoundary';
import { useHydrated } from './use-hydrated';

/** What every island takes. */
export interface IslandProps {
	/** Shown in the island's place if it throws. */
	fallback: IslandFallback;
	className?: string | undefined;
}

interface NamedIslandProps extends IslandProps {
	/** The value of `data-island` on the root element. */
	name: string;
	children: ReactNode;
}

/** The root element of an island. */
export function Island({ name, fallback, className, children }: NamedIslandProps) {
	const root = useHydrated<HTMLDivElement>();
	return (
		<div ref={root} data-island={name} className={className}>
			<IslandBoundary fallback={fallback}>{children}</IslandBoundary>
		</div>
	);
}
