import { type PropsWithChildren, useEffect, useMemo, useRef, useState } from 'react';
import { attempt } from '#lib/attempt.ts';
import { answersIn, fieldsAt } from '#lib/brief/answers.ts';
import { estimate } from '#lib/brief/estimate.ts';
import type { briefTerms } from '#lib/brief/terms.ts';
import { chatUrl } from '#lib/chat.ts';
import { href } from '#lib/urls.ts';
import { BriefCloth } from './parts/BriefCloth.tsx';
import { drawPicture } from './parts/brief-picture.ts';
import { island } from './parts/island.tsx';
import { ServerContent } from './parts/ServerContent.tsx';

/** The address that shows the example. */
const EXAMPLE = '#example';

function BriefView({ children, ...page }: PropsWithChildren<Awaited<ReturnType<typeof briefTerms>>>) {
	const { terms, example, contactPath, chat, answer, mailbox } = page;
	const { words } = terms;
	const root = useRef<HTMLDivElement>(null);
	const outcome = useRef<HTMLElement>(null);
	/** What the address has after the path: the visitor's brief, the example or nothing. */
	const [hash, setHash] = useState<string>();
	const [picture, setPicture] = useState<File>();
	const [isCopied, setIsCopied] = useState(false);
	const plan = useMemo(() => {
		const answers = answersIn(fieldsAt(hash === EXAMPLE ? example : (hash ?? '')), terms);
		return answers && estimate(answers, terms);
	}, [hash, example, terms]);
	const own = hash === EXAMPLE ? undefined : plan;
	const address = own ? location.origin + location.pathname + (hash ?? '') : '';
	const message = own ? `${own.message}\n${words.yours}: ${address}` : '';
	const contact = `${href(contactPath ?? '')}#${new URLSearchParams({ brief: message })}`;
	const mail = `mailto:${mailbox}?body=${encodeURIComponent(message)}`;
	const file = useMemo(() => picture && URL.createObjectURL(picture), [picture]);
	const links = own && [
		chat && { label: chat.name, href: chatUrl(chat.url, { url: new URL(address), site: undefined }, message) },
		...[own.offer, own.similar, file && { label: words.picture, href: file, download: 'brief.png' }],
	];

	useEffect(() => {
		const form = root.current?.querySelector('form');
		const inputs = Array.from(form?.querySelectorAll('input') ?? []);
		const changed = inputs.filter((one) => one.checked !== one.defaultChecked || one.value !== one.defaultValue);
		const stored = () => attempt(() => sessionStorage.getItem('brief')) ?? '';

		/** Reads the form. A brief is kept in the address. */
		const read = () => {
			const fields = new FormData(form ?? undefined);
			const answers = answersIn(fields, terms);
			const next = answers ? `#w=${answers.code}` : '';
			for (const one of form?.querySelectorAll<HTMLElement>('[data-service]') ?? [])
				one.hidden = !fields.getAll('services').includes(one.dataset['service'] ?? '');
			if (answers && !stored() && !location.hash.startsWith('#w='))
				dispatchEvent(new CustomEvent('brief:count', { detail: 'brief begun' }));
			attempt(() => history.replaceState(history.state, '', location.pathname + next));
			setHash(next);
			setIsCopied(false);
		};

		const fields = fieldsAt([location.hash, stored()].find((text) => text.startsWith('#w=')) ?? '');
		if (!fields.get('size')) fields.set('size', '1');
		// What the form on Home has sent, or the link on the page of a service.
		const sent = new URLSearchParams(location.search);
		for (const name of sent.keys()) fields.delete(name);
		for (const [name, value] of sent) fields.append(name, value);
		// What was chosen before React came stays.
		for (const input of inputs.filter((one) => !changed.some(({ name }) => name === one.name)))
			if (input.type === 'date') input.value = fields.get(input.name) ?? '';
			else input.checked = fields.getAll(input.name).includes(input.value);
		if (location.hash === EXAMPLE && changed.length === 0) setHash(EXAMPLE);
		else read();

		form?.addEventListener('input', read);
		form?.addEventListener('reset', () => setTimeout(read));
		const open = () => {
			if (location.hash === EXAMPLE) setHash(EXAMPLE);
			else if (location.hash.startsWith('#w=')) location.reload();
		};
		addEventListener('hashchange', open);
		return () => removeEventListener('hashchange', open);
	}, [terms]);

	useEffect(() => {
		if (hash === undefined || hash === EXAMPLE) return undefined;
		// A brief and its band are kept in this tab, for the script of every page.
		attempt(() => sessionStorage.setItem('brief', own ? [hash, own.label, ...own.band].join('\n') : ''));
		dispatchEvent(new Event('brief'));
		// Ready before the press: browsers share only what a press shares at once.
		const draw = () => own && drawPicture(own, [...own.lines, location.host], setPicture);
		const timer = setTimeout(draw, 300);
		return () => clearTimeout(timer);
	}, [hash, own]);

	const share = async () => {
		const data = { title: words.yours, text: message, url: address };
		const files = picture ? [picture] : [];
		/* eslint-disable tscompat/tscompat -- browsers that cannot share copy the address */
		if (Reflect.has(navigator, 'share'))
			await navigator.share(navigator.canShare({ files }) ? { ...data, files } : data);
		else setIsCopied(await navigator.clipboard.writeText(address).then(() => true));
		/* eslint-enable tscompat/tscompat */
	};

	return (
		<div ref={root} className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
			<div className="print:hidden">
				<ServerContent id="brief-questions" className="brief-form">
					{children}
				</ServerContent>
				{/* On phones, the plan in short stays in view until the plan itself is. */}
				{own && (
					<button
						className="brief-bar mt-6 block text-left lg:hidden"
						type="button"
						onClick={() => outcome.current?.scrollIntoView()}
					>
						<svg className="own-band block w-full" height="42" aria-hidden="true" children={<g />} />
						<span className="wrap flex items-center justify-between gap-x-4 py-2 leading-tight" key={hash}>
							<span>
								<span className="display block text-lg">{own.total}</span>
								<span className="text-sm">{own.end}</span>
							</span>
							<span className="text-link">{words.plan}</span>
						</span>
					</button>
				)}
			</div>
			<section className="brief-plan w-full" id="example" ref={outcome}>
				<div className="mb-4" role="status">
					<div key={hash}>
						{plan && <h2 className="small-head">{own ? words.yours : words.example}</h2>}
						<p className={plan ? 'display text-2xl' : 'text-ink-soft'} suppressHydrationWarning>
							{plan?.total ?? words.empty}
						</p>
						<p className="mt-1">{plan?.ready}</p>
						<p className="mt-1 font-semibold">{plan?.late}</p>
						<p className="text-sm">{plan?.notes}</p>
					</div>
				</div>
				<BriefCloth plan={plan} />
				<p className="mt-1 text-sm text-ink-soft">{plan?.row}</p>
				{own && (
					<div key={hash}>
						<p className="brief-address">{address}</p>
						<div className="mt-4 flex flex-wrap items-center gap-x-6 text-sm print:hidden">
							<a className="button button-primary text-base" href={contactPath ? contact : mail}>
								{contactPath ? words.send : words.mail}
							</a>
							<p className="w-full py-2">{answer}</p>
							{links?.map(
								(link) =>
									link && (
										<a {...link} key={link.label} className="text-link" href={href(link.href)}>
											{link.label}
										</a>
									),
							)}
							<button className="text-link" type="button" onClick={() => void share().catch(() => {})}>
								{isCopied ? words.copied : words.share}
							</button>
							<button className="text-link" type="reset" form="brief">
								{words.again}
							</button>
						</div>
					</div>
				)}
			</section>
		</div>
	);
}

/** The questions of a brief (the slot), and the cloth that is woven from the answers. */
export const Brief = island('brief', BriefView);
