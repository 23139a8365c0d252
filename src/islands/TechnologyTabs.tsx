import { useId, useRef } from 'react';
import { Island, type IslandProps } from './Island';
import { ToolLink, type Tool } from './ToolLink';
import { useTabs } from './use-tabs';

interface ToolGroup {
	/** The tab's label. */
	name: string;
	items: readonly Tool[];
}

export interface TechnologyTabsProps extends IslandProps {
	groups: readonly ToolGroup[];
	/** Names the row of tabs to those who do not see it. */
	label: string;
	/** Read out behind each tool, whose link opens a new tab. */
	newTab: string;
}

type TabsProps = Pick<TechnologyTabsProps, 'groups' | 'label' | 'newTab'>;

function Tabs({ groups, label, newTab }: TabsProps) {
	const id = useId();
	const list = useRef<HTMLDivElement>(null);
	const { active, onClick, onKeyDown } = useTabs(list, groups.length);
	return (
		<>
			<div ref={list} className="tab-list" role="tablist" aria-label={label}>
				{groups.map(({ name }, index) => (
					// A link to its panel, so that it leads somewhere without a script; all panels show then.
					<a
						key={name}
						role="tab"
						className="tab"
						id={`${id}tab${index}`}
						href={`#${id}panel${index}`}
						aria-controls={`${id}panel${index}`}
						aria-selected={index === active}
						data-state={index === active ? 'active' : 'inactive'}
						tabIndex={index === active ? 0 : -1}
						onClick={(event) => onClick(event, index)}
						onKeyDown={(event) => onKeyDown(event, index)}
					>
						{name}
					</a>
				))}
			</div>
			{groups.map(({ name, items }, index) => (
				<div
					key={name}
					role="tabpanel"
					className="tab-panel"
					id={`${id}panel${index}`}
					aria-labelledby={`${id}tab${index}`}
					data-state={index === active ? 'active' : 'inactive'}
				>
					<p className="tab-panel-name" aria-hidden="true">
						{name}
					</p>
					<ul className="tool-list" role="list">
						{items.map((tool) => (
							<li key={tool.name}>
								<ToolLink {...tool} newTab={newTab} />
							</li>
						))}
					</ul>
				</div>
			))}
		</>
	);
}

/** Tool logos in groups, one group shown at a time; the first one at the start (spec §2 Home). */
export function TechnologyTabs({ fallback, className, ...tabs }: TechnologyTabsProps) {
	return (
		<Island name="technology-tabs" fallback={fallback} className={className}>
			<Tabs {...tabs} />
		</Island>
	);
}
