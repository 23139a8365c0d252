import './faq-accordion.css';
import type { ToggleEvent } from 'react';
import { island } from './parts/island';

export interface FaqAccordionProps {
	items: readonly { question: string; answer: string }[];
	/** Opening an item closes the others with this name; unique on the page. */
	name: string;
}

/** For browsers without `name` on details. */
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
				// The browser decides what is open; a visitor may have opened one before hydration.
				<details key={question} className="faq-item" name={name} onToggle={closeOthers} suppressHydrationWarning>
					<summary className="faq-question">{question}</summary>
					<p className="faq-answer">{answer}</p>
				</details>
			))}
		</div>
	);
}

/** Questions with one open answer at a time; all start closed (spec §4 FAQ). */
export const FaqAccordion = island('faq-accordion', Accordion);
