import { type PropsWithChildren, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { z } from 'zod';
import { attempt } from '#lib/attempt.ts';
import { weaveBand } from '#lib/brief/cloth.ts';
import { codesAt, type Plan, planAt } from '#lib/brief/estimate.ts';
import type { Terms } from '#lib/brief/terms.ts';
import { chatUrl } from '#lib/chat.ts';
import { href } from '#lib/urls.ts';
import type { briefPage } from '#schemas/brief.ts';
import { BriefCloth } from './parts/BriefCloth.tsx';
import { drawPicture } from './parts/brief-picture.ts';
import { island } from './parts/island.tsx';
import { ServerContent } from './parts/ServerContent.tsx';

interface Props extends PropsWithChildren, Pick<z.output<typeof briefPage>, 'labels'> {
	/** The loom before the first answer. */
	loom?: ReactNode;
	terms: Terms;
	example: string;
	/** Where a brief is sent. The address ends where the message begins. */
	send: string;
	answer: string | undefined;
	chat: { name: string; url: string } | undefined;
}
const EXAMPLE = '#example';
/** The address that clears the form. The way back brings the brief back. */
const NEW = '#w=';
const isChoice = (field: HTMLElement) => field.matches('[type=checkbox], [type=radio]');
const addressOf = ({ code }: Plan) => location.origin + location.pathname + NEW + code;
const messageOf = (plan: Plan) => `${plan.message}\n${addressOf(plan)}`;
const STAMP = 'mr-auto mb-2 bg-marigold px-3 py-2 font-text text-base font-semibold text-on-marigold';
const QUIET = 'inline-flex min-h-9 items-center underline underline-offset-4';

function BriefView({ children, loom, terms, labels, example, send, answer, chat }: Props) {
	const [{ plan, isExample }, setShown] = useState<{ plan?: Plan | undefined; isExample?: boolean }>({});
	const [picture, setPicture] = useState<File>();
	const file = useMemo(() => picture && URL.createObjectURL(picture), [picture]);
	const [copied, setCopied] = useState<string>();
	const own = isExample ? undefined : plan;
	const tone = own?.isLate ? 'text-danger' : 'text-success';
	const [message, address] = own ? [messageOf(own), addressOf(own)] : ['', ''];
	const key = address || plan?.code;
	const chatHref = own && chat && chatUrl(chat.url, { url: new URL(address), site: undefined }, message);

	useEffect(() => {
		const form = document.querySelector<HTMLFormElement>('form#brief');
		const strip = document.querySelector('#brief-strip');
		if (!form) return;
		const inputs = Array.from(form.elements).filter((one): one is HTMLInputElement => one.matches('input, select'));
		// What was chosen before React came stays.
		let changed = inputs.filter((one) => (isChoice(one) ? one.checked !== one.defaultChecked : one.value));
		let timer = 0;
		/** Takes the answers of the address, or of this tab, or of the example. */
		const fill = () => {
			if (location.hash === NEW) {
				form.reset();
				inputs[0]?.focus();
			}
			const stored = attempt(() => sessionStorage.getItem('brief'));
			const isExample = !stored && location.hash === EXAMPLE;
			const kept = codesAt((isExample ? example : (stored ?? '')) + location.hash);
			// What the form on Home has sent, or the link on the page of a service or of the industries.
			const sent = new URLSearchParams(location.search);
			for (const input of inputs.filter(({ name }) => !changed.some((one) => one.name === name))) {
				const given = sent.has(input.name) ? sent.getAll(input.name).join('') : kept[input.name];
				if (!isChoice(input)) input.value = given ?? '';
				else if (given) input.checked = given.includes(input.value);
			}
			changed = [];
			read(isExample);
		};

		/** Reads the form. An example becomes the visitor's brief with their first answer. */
		const read = (isExample = false) => {
			const code = ['industry', 'size', 'services', 'date'].map((field) =>
				inputs.flatMap((one) => (one.name === field && (one.checked || !isChoice(one)) ? one.value : [])).join(''),
			);
			const plan = planAt(NEW + code.join('-'), terms);
			const brief = isExample ? undefined : plan;
			if (brief && !('brief' in document.documentElement.dataset) && !location.hash.startsWith(NEW))
				dispatchEvent(new CustomEvent('brief:count', { detail: 'brief begun' }));
			strip?.toggleAttribute('hidden', !brief);
			strip?.lastElementChild?.replaceChildren((brief?.isLate ? brief.due : brief?.short) ?? '');
			form.toggleAttribute('data-example', isExample);
			// A brief and its band are kept in this tab, for the script of every page.
			const kept = brief && [JSON.stringify(messageOf(brief)), brief.label, ...weaveBand(brief.picks, brief.motif)];
			attempt(() => sessionStorage.setItem('brief', kept?.join('\n') ?? ''));
			dispatchEvent(new Event('brief'));
			// The band is painted first. The words and the cloth take longer, and the address lays out the whole page.
			requestAnimationFrame(() =>
				setTimeout(() => {
					for (const one of form.querySelectorAll<HTMLElement>('[data-service]'))
						one.hidden = !(code[2] || '-').includes(one.dataset['service'] ?? '');
					const next = isExample ? EXAMPLE : brief && NEW + brief.code;
					attempt(() => history.replaceState(history.state, '', location.pathname + (next ?? '')));
					setShown({ plan, isExample });
					// Ready before the press: browsers share only what a press shares at once.
					clearTimeout(timer);
					timer = window.setTimeout(() => brief && drawPicture(brief, setPicture), 300);
				}),
			);
		};
		fill();
		addEventListener('hashchange', fill);
		for (const input of inputs) input.addEventListener('input', () => read());
	}, [terms, example]);

	const share = async () => {
		const data = { title: terms.words.yours, text: message, url: address };
		const files = picture ? [picture] : [];
		/* eslint-disable tscompat/tscompat -- browsers that cannot share copy the address */
		if (Reflect.has(navigator, 'share'))
			await navigator.share(navigator.canShare({ files }) ? { ...data, files } : data);
		else setCopied(await navigator.clipboard.writeText(address).then(() => address));
		/* eslint-enable tscompat/tscompat */
	};

	return (
		<div className="gap-x-8 lg:grid lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
			<ServerContent id="brief-questions" className="lg:col-span-4 lg:row-span-2 print:hidden" children={children} />
			<section
				id="example"
				className="band-dark relative z-2 rounded-lg border-t border-band-line px-gutter py-6 max-lg:-mx-gutter max-lg:mt-8 lg:col-span-8 lg:px-8 print:border-0 print:p-0"
			>
				<div id="plan" role="status">
					<div key={key} className="grid gap-1.5">
						{own && <h2 className="note" children={`${terms.words.yours}: ${own.asked}`} />}
						{isExample && <h2 className={STAMP} children={labels.example} />}
						<p className={'display ' + (plan ? 'text-3xl' : 'text-2xl')} suppressHydrationWarning>
							{plan?.total ?? labels.empty}
						</p>
						<p className="text-xl leading-tight">{plan?.ready}</p>
						{own?.due && <p className={`font-semibold ${tone}`} children={own.due} />}
						<p className="flex flex-wrap gap-x-4 print:hidden" suppressHydrationWarning>
							{own?.offer && <a className="text-link" href={href(own.offer.href)} children={own.offer.label} />}
							{own?.ways.map(({ text, code }) => (
								<a key={code} className="text-link" href={NEW + code} children={text} />
							))}
						</p>
					</div>
				</div>
				{plan ? (
					<div key={key} className="mt-4 flex flex-wrap items-center gap-4 print:hidden">
						<a
							className="button button-primary"
							href={own ? send + encodeURIComponent(message) : example}
							children={own ? labels.send : labels.use}
						/>
						{chatHref && <a className="button button-secondary" href={chatHref} children={chat.name} />}
						{own && <p className="flex-1 basis-60 text-sm leading-tight text-ink-soft">{answer}</p>}
					</div>
				) : (
					<a className="text-link" href={EXAMPLE} children={labels.example} suppressHydrationWarning />
				)}
				<ServerContent id="brief-loom" hidden={plan !== undefined} children={loom} />
				{plan && <BriefCloth key={plan.message} plan={plan} />}
				{plan && (
					<div key={`keep ${key}`} className="mt-3 flex flex-wrap gap-x-5 text-sm print:hidden">
						{own && (
							<button className={QUIET} type="button" onClick={() => void share().catch(() => {})}>
								{copied === address ? labels.copied : labels.share}
							</button>
						)}
						{own && file && <a className={QUIET} href={file} download="brief.png" children={labels.picture} />}
						<a className={QUIET} href={NEW} children={labels.again} />
						{own?.similar && <a className={QUIET} href={own.similar.href} children={own.similar.label} />}
					</div>
				)}
			</section>
			<p className="mt-4 text-sm text-ink-soft lg:col-span-8" suppressHydrationWarning>
				{[terms.words.sample, labels.estimate].filter(Boolean).join('. ')}
			</p>
			{own && <p key={key} className="hidden whitespace-nowrap print:block">{`${terms.words.yours}: ${address}`}</p>}
		</div>
	);
}

/** The questions of a brief (the slot), and the cloth that is woven from the answers. */
export const Brief = island('brief', BriefView);
