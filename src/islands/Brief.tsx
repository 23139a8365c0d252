import { type ComponentProps, type PropsWithChildren, useCallback, useEffect, useRef, useState } from 'react';
import { type Answers, answersAt, answersIn, codeOf } from '../lib/brief/answers';
import { estimate } from '../lib/brief/estimate';
import type { briefTerms } from '../lib/brief/terms';
import { chatUrl } from '../lib/chat';
import { fillIn } from '../lib/text';
import { href } from '../lib/urls';
import { BriefCloth } from './parts/BriefCloth';
import { island } from './parts/island';
import { Kept } from './parts/Kept';

interface BriefProps extends Awaited<ReturnType<typeof briefTerms>> {
	/** The whole address of the page, for messages. */
	address: string;
	chat: { name: string; url: string } | undefined;
}

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

function Loom({ terms, example, address, chat, children }: PropsWithChildren<BriefProps>) {
	const root = useRef<HTMLDivElement>(null);
	const [answers, setAnswers] = useState<Answers | undefined>(example);
	const { words } = terms;
	const shown = answers && estimate(answers, terms);
	const total = shown?.total ?? words.empty;
	const message = shown && `${shown.brief} ${shown.total}.\n${shown.title}: ${address}#w=${shown.code}`;
	const page = { url: new URL(address), site: undefined };
	// Until React has read the form, the visitor's answers may be others than the example.
	const brief = answers !== example && message ? `#${new URLSearchParams({ brief: message })}` : '';

	/** Reads the answers in the form. The visitor's own are kept in the address, and in this tab. */
	const read = useCallback(
		(areOwn: boolean) => {
			const next = answersIn(new FormData(root.current?.querySelector('form') ?? undefined), terms);
			const hash = next ? `#w=${codeOf(next, terms)}` : '';
			setAnswers(next);
			if (areOwn) attempt(() => history.replaceState(history.state, '', location.pathname + hash));
			// The script of every page shows the colours of this brief above the footer.
			if (areOwn) attempt(() => sessionStorage.setItem('brief', hash));
		},
		[terms],
	);

	useEffect(() => {
		const inputs = Array.from(root.current?.querySelectorAll('input') ?? []);
		const choose = (values: Answers | undefined) => {
			for (const input of inputs) {
				const chosen = Object.entries(values ?? {}).flatMap(([name, value]) => (name === input.name ? value : []));
				if (input.type === 'date') input.value = chosen.join('');
				else input.checked = chosen.includes(input.value);
			}
			read(true);
		};
		// The first answers are those given before React came, in the address, sent by the form on Home, or kept in this tab.
		const isTouched = inputs.some((one) => one.checked !== one.defaultChecked || one.value !== one.defaultValue);
		const kept = attempt(() => sessionStorage.getItem('brief'));
		const first = answersIn(new URLSearchParams(location.search), terms) ?? answersAt(kept, terms);
		const isLinked = () => location.hash.startsWith('#w=');
		const open = () => isLinked() && choose(answersAt(location.hash, terms));
		if (isTouched || !(isLinked() || first)) read(isTouched);
		else if (isLinked()) open();
		else choose(first);
		addEventListener('hashchange', open);
		return () => removeEventListener('hashchange', open);
	}, [terms, read]);

	return (
		<div ref={root}>
			<div className="grid gap-8 lg:grid-cols-12">
				<div className="lg:sticky lg:top-20 lg:order-1 lg:col-span-7 lg:self-start">
					<div role="status">
						<Text className="display text-2xl">{total}</Text>
						<Text className="mt-2 text-ink-soft">{shown?.brief}</Text>
						<Text className="mt-2 font-semibold">{shown?.late}</Text>
					</div>
					<BriefCloth shown={shown} />
					<Text className="text-sm text-ink-soft">{shown && `${shown.title}. ${words.keep}`}</Text>
				</div>
				<Kept id="brief-questions" className="lg:col-span-5" onInput={() => read(true)}>
					{children}
				</Kept>
			</div>
			{/* Part of the cloth, the days and the button stay in view below the questions, unless letters are very large. */}
			<div
				className="bottom-0 mt-8 flex items-center gap-3 border-t border-line bg-paper py-2 leading-tight font-semibold [@media(min-height:36em)]:sticky"
				hidden={!shown}
			>
				<svg className="w-16 flex-none" viewBox="-4 0 70 35" aria-hidden="true">
					<use href="#cloth" />
				</svg>
				<Text aria-hidden="true">{total}</Text>
				<a className="button button-primary ml-auto" href={href('/contactus') + brief} suppressHydrationWarning>
					{words.send}
				</a>
			</div>
			{chat && message && (
				<a className="text-link" href={chatUrl(chat.url, page, message)} suppressHydrationWarning>
					{fillIn(words.chat, { chat: chat.name })}
				</a>
			)}
		</div>
	);
}

/** The questions of a brief (the slot), and the cloth that is woven from the answers. */
export const Brief = island('brief', Loom);
