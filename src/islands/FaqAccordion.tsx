import './faq-accordion.css';
import { useEffect, useRef, useState } from 'react';
import { island } from './parts/island';

export interface FaqAccordionProps {
	items: readonly { question: string; answer: string }[];
	/** The name that all items share, so that browsers close the others even before React starts; unique on the page. */
	name: string;
}

const NONE = -1;

function Accordion({ items, name }: FaqAccordionProps) {
	const list = useRef<HTMLDivElement>(null);
	const [open, setOpen] = useState(NONE);

	// The visitor may have opened an answer before React started.
	useEffect(() => {
		setOpen([...(list.current?.children ?? [])].findIndex((item) => item.hasAttribute('open')));
	}, []);

	return (
		<div ref={list} className="faq">
			{items.map(({ question, answer }, index) => (
				<details
					key={question}
					className="faq-item"
					name={name}
					open={index === open}
					suppressHydrationWarning
					onToggle={({ currentTarget }) => {
						const isOpen = currentTarget.open;
						setOpen((before) => (isOpen ? index : before === index ? NONE : before));
					}}
				>
					<summary className="faq-question">{question}</summary>
					<p className="faq-answer">{answer}</p>
				</details>
			))}
		</div>
	);
}

/** Questions with their answers. At most one answer is open at a time; all start closed (spec §4 FAQ). */
export const FaqAccordion = island('faq-accordion', Accordion);
