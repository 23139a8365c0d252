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

	// The keys that the ARIA Authoring Practices give to tabs.
	const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
		const last = groups.length - 1;
		const goals: Record<string, number> = {
			' ': index,
			ArrowRight: index === last ? 0 : index + 1,
			ArrowLeft: index === 0 ? last : index - 1,
			Home: 0,
			End: last,
		};
		select(event, goals[event.key]);
	};

	return (
		<div ref={root} className="tabs" data-started={isStarted || undefined}>
			<div className="tab-list flex flex-wrap gap-x-2 gap-y-1 border-b border-line" role="tablist" aria-label={label}>
				{groups.map(({ name }, index) => (
					<a
						key={name}
						role="tab"
						className="tab inline-flex min-h-11 items-center px-3.5 py-2 font-semibold"
						id={`${id}-tab${index}`}
						href={`#${id}${index}`}
						aria-controls={`${id}${index}`}
						aria-selected={index === active}
						tabIndex={isStarted && index !== active ? -1 : undefined}
						onClick={(event) => select(event, index)}
						onKeyDown={(event) => onKeyDown(event, index)}
					>
						{name}
					</a>
				))}
			</div>
			{groups.map(({ name, tools }, index) => (
				<div
					key={name}
					role="tabpanel"
					className="tab-panel scroll-mt-24 pt-6"
					id={`${id}${index}`}
					aria-labelledby={`${id}-tab${index}`}
					hidden={isStarted && index !== active}
				>
					<p className="tab-panel-name mb-3 font-semibold" aria-hidden="true">
						{name}
					</p>
					<ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2 lg:grid-cols-3 lg:gap-3">
						{tools.map((tool) => (
							<li key={tool.name}>
								<a
									className="flex h-full min-h-13 items-center gap-3 rounded-md border border-line px-3 py-2 text-sm font-semibold hover:border-current"
									href={tool.link}
									target="_blank"
									rel="noopener"
								>
									<img
										className="flex-none rounded-sm dark:bg-plate dark:p-1"
										src={tool.logo}
										alt=""
										width="40"
										height="40"
										loading="lazy"
									/>
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

/** Groups of tools in tabs (spec §2 Home). Before React, each tab is a link to its panel. */
export const TechnologyTabs = island('technology-tabs', Tabs);
