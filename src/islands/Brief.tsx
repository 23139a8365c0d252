import { type PropsWithChildren, useEffect, useRef, useState } from 'react';
import { type Answers, answersAt, answersIn, codeOf, type Terms } from '../lib/brief/answers';
import { estimate } from '../lib/brief/estimate';
import { chatUrl } from '../lib/chat';
import { fillIn } from '../lib/text';
import { href } from '../lib/urls';
import { BriefCloth } from './parts/BriefCloth';
import { island } from './parts/island';
import { Kept } from './parts/Kept';

export interface BriefProps {
	terms: Terms;
	/** The answers that the page has at first. */
	example: Answers;
	/** The whole address of the page, for messages. */
	address: string;
	chat: { name: string; url: string } | undefined;
}

/** A text that a translator may have changed before React came. */
const Text = (props: PropsWithChildren<{ className?: string }>) => <p {...props} suppressHydrationWarning />;

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
	// Until React has read the form, the visitor's answers may be others than the example.
	const brief = answers !== example && message ? `#${new URLSearchParams({ brief: message })}` : '';

	useEffect(() => {
		const form = root.current?.querySelector('form');
		if (!form) return undefined;
		/** Reads the answers in the form. The visitor's own are kept in the address, and in this tab. */
		const read = (areOwn: boolean) => {
			const next = answersIn(new FormData(form), terms);
			setAnswers(next);
			if (!areOwn) return;
			const hash = next ? `#w=${codeOf(next, terms)}` : '';
			const wefts = terms.services.map(({ service }, place) => (next?.services.includes(service) ? place + 1 : ''));
			attempt(() => history.replaceState(history.state, '', location.pathname + hash));
			attempt(() => sessionStorage.setItem('brief', hash));
			// The script of every page shows these colours above the footer.
			attempt(() => sessionStorage.setItem('wefts', wefts.join('')));
		};
		const inputs = Array.from(form.querySelectorAll('input'));
		const choose = (values: Answers | undefined) => {
			for (const input of inputs) {
				const chosen = Object.entries(values ?? {}).flatMap(([name, value]) => (name === input.name ? value : []));
				if (input.type === 'date') input.value = chosen.join('');
				else input.checked = chosen.includes(input.value);
			}
			read(true);
		};
		const follow = () => read(true);
		const open = () => choose(answersAt(location.hash, terms));
		form.addEventListener('input', follow);
		addEventListener('hashchange', open);
		// The first answers are those given before React came, in the address, sent by the form on Home, or kept in this tab.
		const isTouched = inputs.some((one) => one.checked !== one.defaultChecked || one.value !== one.defaultValue);
		const kept =
			answersIn(new URLSearchParams(location.search), terms) ??
			answersAt(
				attempt(() => sessionStorage.getItem('brief')),
				terms,
			);
		if (!isTouched && location.hash.startsWith('#w=')) open();
		else if (!isTouched && kept) choose(kept);
		else read(isTouched);
		return () => {
			form.removeEventListener('input', follow);
			removeEventListener('hashchange', open);
		};
	}, [terms]);

	return (
		<div ref={root}>
			<div className="grid gap-8 lg:grid-cols-12">
				<div className="lg:sticky lg:top-20 lg:order-1 lg:col-span-7 lg:self-start">
					<div role="status">
						<Text className="display text-2xl">{total}</Text>
						<Text className="mt-2 text-ink-soft">{shown?.brief}</Text>
						<Text className="mt-2 font-semibold">{shown?.late}</Text>
					</div>
					<BriefCloth shown={shown} label={shown?.cloth ?? words.empty} />
					<Text className="text-sm text-ink-soft">{shown && `${shown.title}. ${words.keep}`}</Text>
				</div>
				<div className="lg:col-span-5">
					<Kept id="brief-questions">{children}</Kept>
					<Text className="mt-6 text-sm text-ink-soft">{words.estimate}</Text>
				</div>
			</div>
			{/* Part of the cloth, the days and the button stay in view below the questions, unless letters are very large. */}
			<div
				className="bottom-0 mt-8 flex items-center gap-3 border-t border-line bg-paper py-2 leading-tight font-semibold [@media(min-height:36em)]:sticky"
				hidden={!shown}
			>
				<svg className="w-16 flex-none" viewBox="-40 0 700 350" aria-hidden="true">
					<use href="#cloth" />
				</svg>
				<p aria-hidden="true" suppressHydrationWarning>
					{total}
				</p>
				<a className="button button-primary ml-auto" href={href('/contactus') + brief} suppressHydrationWarning>
					{words.send}
				</a>
			</div>
			{chat && message && (
				<a
					className="text-link"
					href={chatUrl(chat.url, { url: new URL(address), site: undefined }, message)}
					suppressHydrationWarning
				>
					{fillIn(words.chat, { chat: chat.name })}
				</a>
			)}
		</div>
	);
}

/** The questions of a brief (the slot), and the cloth that is woven from the answers. */
export const Brief = island('brief', Loom);
