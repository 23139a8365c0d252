import './technology-tabs.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { island } from './parts/island';
import { useTabs } from './parts/use-tabs';

export interface TechnologyTabsProps {
	/** The labels of the tabs, in the order of their panels. */
	names: readonly string[];
	/** The accessible name of the tab list. */
	label: string;
	/** The prefix of all ids: the tab `<id>-tab0` controls the panel `<id>0`. */
	id: string;
	/** The panels, which only the build renders: elements with `role=tabpanel`, an id and `data-state`. */
	children?: ReactNode;
}

function Tabs({ names, label, id, children }: TechnologyTabsProps) {
	const list = useRef<HTMLDivElement>(null);
	const panels = useRef<HTMLDivElement>(null);
	const { active, onClick, onKeyDown } = useTabs(list, names.length);

	useEffect(() => {
		for (const [index, panel] of panels.current?.querySelectorAll<HTMLElement>('[role=tabpanel]').entries() ?? []) {
			panel.dataset['state'] = index === active ? 'active' : 'inactive';
		}
	}, [active]);

	return (
		<>
			<div ref={list} className="tab-list" role="tablist" aria-label={label}>
				{names.map((name, index) => (
					// Each tab is a link to its panel. Without scripts, all panels are visible, and the links still work.
					<a
						key={name}
						role="tab"
						className="tab"
						id={`${id}-tab${index}`}
						href={`#${id}${index}`}
						aria-controls={`${id}${index}`}
						aria-selected={index === active}
						data-state={index === active ? 'active' : 'inactive'}
						// A visitor may have chosen another tab before hydration.
						suppressHydrationWarning
						tabIndex={index === active ? 0 : -1}
						onClick={(event) => onClick(event, index)}
						onKeyDown={(event) => onKeyDown(event, index)}
					>
						{name}
					</a>
				))}
			</div>
			<div ref={panels}>{children}</div>
		</>
	);
}

/** Groups of tools in tabs; the first tab is active initially (spec §2 Home). */
export const TechnologyTabs = island('technology-tabs', Tabs);
