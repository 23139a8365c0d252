import { type ComponentProps, type PropsWithChildren, useCallback, useEffect, useRef, useState } from 'react';
import { answersIn, fieldsAt } from '../lib/brief/answers';
import { estimate } from '../lib/brief/estimate';
import type { briefTerms } from '../lib/brief/terms';
import { chatUrl } from '../lib/chat';
import { href } from '../lib/urls';
import { BriefCloth } from './parts/BriefCloth';
import { island } from './parts/island';
import { Kept } from './parts/Kept';

/** A text that a translator may have changed before React came. */
const Text = (props: ComponentProps<'p'>) => <p {...props} suppressHydrationWarning />;

/** Uses the history or the storage, which browsers may forbid. */
function attempt(action: () => unknown): string {
	try {
		return String(action() ?? '');
	} catch {
		return '';
	}
}

function Loom({ children, ...page }: PropsWithChildren<Awaited<ReturnType<typeof briefTerms>>>) {
	const { terms, example, contactPath, chat } = page;
	const root = useRef<HTMLDivElement>(null);
	const [answers, setAnswers] = useState(() => answersIn(fieldsAt(example), terms));
	// Empty until React has read the form: by then, the visitor's answers may be others than the example.
	const [address, setAddress] = useState('');
	const { words } = terms;
	const shown = answers && estimate(answers, terms);
	const message = shown && address && `${shown.brief} ${shown.total}.\n${shown.title}: ${address}`;
	const contact = href(contactPath) + (message ? `#${new URLSearchParams({ brief: message })}` : '');

	/** Reads the form. The visitor's own answers are kept in the address, and in this tab. */
	const read = useCallback(
		(areOwn: boolean) => {
			const next = answersIn(new FormData(root.current?.querySelector('form') ?? undefined), terms);
			const hash = next ? `#w=${next.code}` : '';
			setAnswers(next);
			setAddress(location.origin + location.pathname + hash);
			if (areOwn) attempt(() => history.replaceState(history.state, '', location.pathname + hash));
			// The script of every page shows the colours of this brief above the footer.
			if (areOwn) attempt(() => sessionStorage.setItem('brief', hash));
		},
		[terms],
	);

	useEffect(() => {
		const inputs = Array.from(root.current?.querySelectorAll('input') ?? []);
		const choose = (fields: URLSearchParams | undefined) => {
			if (!fields) return;
			for (const input of inputs)
				if (input.type === 'date') input.value = fields.get(input.name) ?? '';
				else input.checked = fields.getAll(input.name).includes(input.value);
			read(true);
		};
		const linked = () => (location.hash.startsWith('#w=') ? fieldsAt(location.hash) : undefined);
		const open = () => choose(linked());
		// The first answers are those given before React came, in the address, sent by the form on Home, or kept in this tab.
		const isTouched = inputs.some((one) => one.checked !== one.defaultChecked || one.value !== one.defaultValue);
		const others = [new URLSearchParams(location.search), fieldsAt(attempt(() => sessionStorage.getItem('brief')))];
		const first = linked() ?? others.find((fields) => answersIn(fields, terms));
		if (isTouched || !first) read(isTouched);
		else choose(first);
		addEventListener('hashchange', open);
		return () => removeEventListener('hashchange', open);
	}, [terms, read]);

	return (
		<div ref={root} className="grid gap-8 lg:grid-cols-12">
			<div className="lg:sticky lg:top-20 lg:order-1 lg:col-span-7 lg:self-start">
				<BriefCloth shown={shown} />
				<Text className="text-sm text-ink-soft">{shown && `${shown.title}. ${words.keep}`}</Text>
			</div>
			<Kept id="brief-questions" className="lg:col-span-5" onInput={() => read(true)}>
				{children}
			</Kept>
			{/* What the answers mean stays in view below the questions, unless letters are very large. */}
			<div className="bottom-0 col-span-full items-center gap-x-8 border-t border-line bg-paper py-3 sm:flex lg:order-2 [@media(min-height:36em)]:sticky">
				<div className="grow" role="status">
					<Text className="display text-xl">{shown?.total ?? words.empty}</Text>
					<Text className="text-sm text-ink-soft">{shown?.brief}</Text>
					<Text className="text-sm font-semibold">{shown?.late}</Text>
				</div>
				<a className="button button-primary mt-2 flex-none" href={contact} hidden={!shown} suppressHydrationWarning>
					{words.send}
				</a>
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
export const Brief = island('brief', Loom);
