import { type PropsWithChildren, useEffect, useRef, useState } from 'react';
import { attempt } from '#lib/attempt.ts';
import { answersIn, fieldsAt } from '#lib/brief/answers.ts';
import { estimate } from '#lib/brief/estimate.ts';
import type { briefTerms } from '#lib/brief/terms.ts';
import { chatUrl } from '#lib/chat.ts';
import { href } from '#lib/urls.ts';
import { BriefCloth } from './parts/BriefCloth.tsx';
import { island } from './parts/island.tsx';
import { ServerContent } from './parts/ServerContent.tsx';

function BriefView({ children, ...page }: PropsWithChildren<Awaited<ReturnType<typeof briefTerms>>>) {
	const { terms, example, contactPath, chat } = page;
	const root = useRef<HTMLDivElement>(null);
	const [answers, setAnswers] = useState(() => answersIn(fieldsAt(example), terms));
	// Empty until React has read the form: by then, the visitor's answers may be others than the example.
	const [address, setAddress] = useState('');
	const shown = answers && estimate(answers, terms);
	const message = shown && address && `${shown.brief} ${shown.total}.\n${shown.title}: ${address}`;
	const contact = `${href(contactPath)}#${new URLSearchParams({ brief: message ?? '' })}`;

	useEffect(() => {
		const form = root.current?.querySelector('form');
		const inputs = Array.from(form?.querySelectorAll('input') ?? []);
		const changed = inputs.filter((one) => one.checked !== one.defaultChecked || one.value !== one.defaultValue);

		/** Reads the form. A complete brief of the visitor's own is kept in the address, and in this tab. */
		const read = (isOwn: boolean) => {
			const next = answersIn(new FormData(form ?? undefined), terms);
			const hash = next ? `#w=${next.code}` : '';
			setAnswers(next);
			setAddress(location.origin + location.pathname + hash);
			if (!isOwn || !next) return;
			attempt(() => history.replaceState(history.state, '', location.pathname + hash));
			// The script of every page shows the colours of this brief above the footer.
			attempt(() => sessionStorage.setItem('brief', hash));
		};

		const others = [location.hash, attempt(() => sessionStorage.getItem('brief')) ?? ''];
		const first = others.find((text) => text.startsWith('#w=')) ?? example;
		// The answers that the form on Home has sent. It does not ask for these two.
		const sent = new URLSearchParams(location.search);
		for (const name of ['industry', 'date']) if (!sent.has(name)) sent.set(name, fieldsAt(first).get(name) ?? '');
		const fields = sent.has('size') ? sent : fieldsAt(first);
		// What was chosen before React came stays.
		for (const input of inputs.filter((one) => !changed.some(({ name }) => name === one.name)))
			if (input.type === 'date') input.value = fields.get(input.name) ?? '';
			else input.checked = fields.getAll(input.name).includes(input.value);
		read(sent.has('size') || first !== example || changed.length > 0);

		form?.addEventListener('input', () => read(true));
		const open = () => location.hash.startsWith('#w=') && location.reload();
		addEventListener('hashchange', open);
		return () => removeEventListener('hashchange', open);
	}, [terms, example]);

	return (
		<div ref={root}>
			<div className="grid gap-8 lg:grid-cols-2">
				<div className="lg:sticky lg:top-20 lg:order-1 lg:w-full lg:max-w-[calc(113svh-17.5rem)] lg:self-start lg:justify-self-end">
					<BriefCloth shown={shown} />
					<div className="mt-2 min-h-23 text-sm text-ink-soft" role="status">
						<p suppressHydrationWarning>{shown?.brief}</p>
						<p>{message && `${shown.title}. ${terms.words.keep}`}</p>
					</div>
				</div>
				<ServerContent id="brief-questions" className="[&_input]:scroll-mb-48">
					{children}
				</ServerContent>
			</div>
			{/* What the answers mean stays in view below the questions, unless letters are very large. */}
			<div className="bottom-0 mt-8 items-center gap-x-8 border-t border-line bg-paper py-3 sm:flex [@media(min-height:36em)]:sticky">
				<div className="grow" role="status">
					<p className="display text-xl" suppressHydrationWarning>
						{shown?.total ?? terms.words.empty}
					</p>
					<p className="text-sm font-semibold" suppressHydrationWarning>
						{shown?.late}
					</p>
				</div>
				{message && (
					<a className="button button-primary mt-2 flex-none" href={contact}>
						{terms.words.send}
					</a>
				)}
				{chat && message && (
					<a className="text-link ml-3" href={chatUrl(chat.url, { url: new URL(address), site: undefined }, message)}>
						{chat.name}
					</a>
				)}
			</div>
		</div>
	);
}

/** The questions of a brief (the slot), and the cloth that is woven from the answers. */
export const Brief = island('brief', BriefView);
