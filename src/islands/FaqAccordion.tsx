import type { SyntheticEvent } from 'react';
import { island } from './parts/island.tsx';
import { ServerContent } from './parts/ServerContent.tsx';

export interface FaqAccordionProps {
	items: readonly { question: string; answer: string }[];
	/** The name that all items share, so that browsers close the others even before React starts; unique on the page. */
	name: string;
}

/** Closes the other answers when one opens. Older browsers ignore the name that the items share. */
function closeOthers({ currentTarget, target: item }: SyntheticEvent) {
	if (!(item instanceof HTMLDetailsElement) || !item.open) return;
	for (const other of currentTarget.querySelectorAll('details')) if (other !== item) other.open = false;
}

function Questions({ items, name }: FaqAccordionProps) {
	return (
		// The event does not bubble.
		<ServerContent id={`${name}-items`} className="border-t border-line" onToggleCapture={closeOthers}>
			{items.map(({ question, answer }) => (
				<details key={question} className="border-b border-line" name={name}>
					<summary className="disclosure min-h-14 gap-6 py-4 text-lg font-semibold text-balance">{question}</summary>
					<p className="max-w-measure pb-6 text-ink-soft">{answer}</p>
				</details>
			))}
		</ServerContent>
	);
}

/** Questions with their answers. At most one answer is open at a time; all start closed (spec §4 FAQ). */
export const FaqAccordion = island('faq-accordion', Questions);
