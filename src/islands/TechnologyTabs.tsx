import './technology-tabs.css';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { island } from './parts/island';

export interface TechnologyTabsProps {
	/** The accessible name of the tab list. */
	label: string;
	/** The start of all ids. The panels have the ids `<id>0`, `<id>1` and so on. */
	id: string;
	groups: readonly { name: string; tools: readonly { name: string; logo: string; link: string }[] }[];
	/** What screen readers add to a link that opens a new browser tab. */
	newTab: string;
}

/** Returns the index of the tab that a key selects (WAI-ARIA APG tabs). */
function goal(key: string, active: number, count: number): number | undefined {
	if (key === 'ArrowRight') return (active + 1) % count;
	if (key === 'ArrowLeft') return (active + count - 1) % count;
	if (key === 'Home') return 0;
	if (key === 'End') return count - 1;
	return undefined;
}

function Tabs({ label, id, groups, newTab }: TechnologyTabsProps) {
	const root = useRef<HTMLDivElement>(null);
	/** The index of the selected tab; undefined until React has started. */
	const [selected, setSelected] = useState<number>();
	const isStarted = selected !== undefined;
	const active = selected ?? 0;

	// The address may name a panel, for example because the visitor pressed a tab before React started.
	useEffect(() => {
		const panels = [...(root.current?.querySelectorAll('.tab-panel') ?? [])];
		setSelected(
			Math.max(
				0,
				panels.findIndex((panel) => panel.matches(':target')),
			),
		);
	}, []);

	const select = (event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>, index: number | undefined) => {
		// With a modifier key, the browser may open another tab or window, or go back or forward.
		if (index === undefined || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		setSelected(index);
		const tab = event.currentTarget.parentElement?.children[index];
		if (tab instanceof HTMLElement) tab.focus();
	};

	return (
		<div ref={root} className="tabs" data-started={isStarted || undefined}>
			<div className="tab-list" role="tablist" aria-label={label}>
				{groups.map(({ name }, index) => (
					<a
						key={name}
						role="tab"
						className="tab"
						id={`${id}-tab${index}`}
						href={`#${id}${index}`}
						aria-controls={`${id}${index}`}
						aria-selected={index === active}
						tabIndex={isStarted && index !== active ? -1 : undefined}
						onClick={(event) => select(event, index)}
						onKeyDown={(event) => select(event, event.key === ' ' ? index : goal(event.key, active, groups.length))}
					>
						{name}
					</a>
				))}
			</div>
			{groups.map(({ name, tools }, index) => (
				<div
					key={name}
					role="tabpanel"
					className="tab-panel"
					id={`${id}${index}`}
					aria-labelledby={`${id}-tab${index}`}
					hidden={isStarted && index !== active}
				>
					<p className="tab-panel-name" aria-hidden="true">
						{name}
					</p>
					<ul className="tool-list">
						{tools.map((tool) => (
							<li key={tool.name}>
								<a className="tool" href={tool.link} target="_blank" rel="noopener">
									<img src={tool.logo} alt="" width="40" height="40" loading="lazy" />
									{tool.name} <span className="visually-hidden">{newTab}</span>
								</a>
							</li>
						))}
					</ul>
				</div>
			))}
		</div>
	);
}

/**
 * Groups of tools in tabs; the first tab is active at the start (spec §2 Home). Before React, each tab is a link to its
 * panel.
 */
export const TechnologyTabs = island('technology-tabs', Tabs);
