import './technology-tabs.css';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { island } from './parts/island.tsx';
import { ServerContent } from './parts/ServerContent.tsx';

export interface TechnologyTabsProps {
	/** The accessible name of the tab list. */
	label: string;
	/** The start of all ids. The panels have the ids `<id>0`, `<id>1` and so on. */
	id: string;
	/** The words on the tabs. */
	names: readonly string[];
	/** The panels, in the order of the tabs: elements with the class `tab-panel`, all but the first `hidden`. */
	children?: ReactNode;
}

const panelsIn = (root: HTMLElement | null) => [...(root?.querySelectorAll<HTMLElement>('.tab-panel') ?? [])];

function Tabs({ label, id, names, children }: TechnologyTabsProps) {
	const root = useRef<HTMLDivElement>(null);
	/** The index of the selected tab; undefined until React has started. */
	const [selected, setSelected] = useState<number>();
	const isStarted = selected !== undefined;
	const active = selected ?? 0;

	useLayoutEffect(() => {
		const { current } = root;
		const panels = panelsIn(current);
		// The visitor may have pressed a tab or searched the page before React started. Searches reach hidden panels.
		const shown = panels.findIndex((panel, index) => panel.matches(':target') || (index > 0 && !panel.hidden));
		setSelected(Math.max(0, shown));
		const show = ({ target }: Event) => setSelected(panels.findIndex((panel) => panel === target));
		current?.addEventListener('beforematch', show);
		return () => current?.removeEventListener('beforematch', show);
	}, []);

	useLayoutEffect(() => {
		if (selected === undefined) return;
		for (const [index, panel] of panelsIn(root.current).entries()) {
			// Browsers that cannot search hidden panels hide them too.
			if (index === selected) panel.removeAttribute('hidden');
			else panel.setAttribute('hidden', 'until-found');
			// Otherwise, screen readers would meet the panel, without its content.
			panel.setAttribute('aria-hidden', String(index !== selected));
		}
	}, [selected]);

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
		const last = names.length - 1;
		const goals: Partial<Record<string, number>> = {
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
			<div
				className="tab-list grid grid-cols-[repeat(3,auto)] border-line sm:flex sm:flex-wrap sm:gap-x-2 sm:gap-y-1 sm:border-b xl:justify-end"
				role="tablist"
				aria-label={label}
			>
				{names.map((name, index) => (
					<a
						key={name}
						suppressHydrationWarning
						role="tab"
						className="tab inline-flex min-h-11 items-center px-1 py-2 font-semibold max-sm:justify-center sm:px-3.5 sm:first:pl-0"
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
			<ServerContent id={`${id}-panels`} children={children} />
		</div>
	);
}

/** Groups of tools in tabs (spec §2 Home). Before React, each tab is a link to its panel. */
export const TechnologyTabs = island('technology-tabs', Tabs);
