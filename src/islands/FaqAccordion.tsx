import './faq-accordion.css';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Island, type IslandProps } from './Island';

interface Faq {
	question: string;
	answer: string;
}

export interface FaqAccordionProps extends IslandProps {
	items: readonly Faq[];
	/** Items of one name close each other; unique on the page. */
	name: string;
}

type AccordionProps = Pick<FaqAccordionProps, 'items' | 'name'>;

function Accordion({ items, name }: AccordionProps) {
	const list = useRef<HTMLDivElement>(null);
	const [open, setOpen] = useState<number>();

	const read = () => {
		const index = Array.from(list.current?.children ?? []).findIndex((item) => item.hasAttribute('open'));
		setOpen(index < 0 ? undefined : index);
	};
	// The browser owns what is open, also before this runs.
	useEffect(read, []);

	const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
		if (currentTarget.open) {
			// For browsers that do not know `name` on details.
			for (const item of list.current?.querySelectorAll('details[open]') ?? []) {
				if (item !== currentTarget) item.removeAttribute('open');
			}
		}
		read();
	};

	return (
		<div ref={list} className="faq">
			{items.map(({ question, answer }, index) => (
				<details
					key={question}
					className="faq-item"
					name={name}
					data-state={index === open ? 'open' : 'closed'}
					onToggle={onToggle}
					// A visitor may have opened one before this hydrates.
					suppressHydrationWarning
				>
					<summary className="faq-question">{question}</summary>
					<p className="faq-answer">{answer}</p>
				</details>
			))}
		</div>
	);
}

/** Questions of which one answer is open at a time; none is at first (spec §4 FAQ). */
export function FaqAccordion({ fallback, className, ...accordion }: FaqAccordionProps) {
	return (
		<Island name="faq-accordion" fallback={fallback} className={className}>
			<Accordion {...accordion} />
		</Island>
	);
}
