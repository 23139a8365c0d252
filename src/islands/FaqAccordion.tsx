import './faq-accordion.css';
import type { ToggleEvent } from 'react';
import { island } from './parts/island';

export interface FaqAccordionProps {
	items: readonly { question: string; answer: string }[];
	/** The name that all items share, so that opening one closes the others; unique on the page. */
	name: string;
}

/** Closes the other items in browsers that do not support the attribute `name` on `details`. */
function closeOthers({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
	if (!currentTarget.open) return;
	for (const item of currentTarget.parentElement?.querySelectorAll('details[open]') ?? []) {
		if (item !== currentTarget) item.removeAttribute('open');
	}
}

function Accordion({ items, name }: FaqAccordionProps) {
	return (
		<div className="faq">
			{items.map(({ question, answer }) => (
				// The browser, not React, tracks which items are open, because a visitor may open an item before
				// hydration.
				<details key={question} className="faq-item" name={name} onToggle={closeOthers} suppressHydrationWarning>
					<summary className="faq-question">{question}</summary>
					<p className="faq-answer">{answer}</p>
				</details>
			))}
		</div>
	);
}

/** Questions with their answers. At most one answer is open at a time; all start closed (spec §4 FAQ). */
export const FaqAccordion = island('faq-accordion', Accordion);
