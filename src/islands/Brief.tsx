import { type PropsWithChildren, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { z } from 'zod';
import { attempt } from '#lib/attempt.ts';
import { weaveBand } from '#lib/brief/cloth.ts';
import { fieldsAt, type Plan, planAt } from '#lib/brief/estimate.ts';
import type { Terms } from '#lib/brief/terms.ts';
import { chatUrl } from '#lib/chat.ts';
import { fillIn } from '#lib/text.ts';
import { href } from '#lib/urls.ts';
import type { briefPage } from '#schemas/brief.ts';
import { BriefCloth } from './parts/BriefCloth.tsx';
import { drawPicture } from './parts/brief-picture.ts';
import { island } from './parts/island.tsx';
import { ServerContent } from './parts/ServerContent.tsx';

interface Props extends PropsWithChildren, Pick<z.output<typeof briefPage>, 'labels'> {
	/** The loom before the first answer, and the questions that may stay open. */
	loom?: ReactNode;
	fields?: ReactNode;
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
const QUIET = 'inline-flex min-h-9 items-center underline underline-offset-4';

function BriefView({ children, loom, fields, terms, labels, example, send, answer, chat }: Props) {
	const [{ plan, isExample }, setShown] = useState<{ plan?: Plan | undefined; isExample?: boolean }>({});
	const [picture, setPicture] = useState<File>();
	const file = useMemo(() => picture && URL.createObjectURL(picture), [picture]);
	const [copied, setCopied] = useState<string>();
	const own = isExample ? undefined : plan;
	const tone = own?.isLate ? 'text-danger' : 'text-success';
	const [message, address] = own ? [messageOf(own), addressOf(own)] : ['', ''];
	const key = address || plan?.code;
	const sendHref = send + encodeURIComponent(message);
	const chatHref = own && chat && chatUrl(chat.url, { url: new URL(address), site: undefined }, message);

	useEffect(() => {
		const form = document.querySelector<HTMLFormElement>('form#brief');
		const strip = document.querySelector('#brief-strip');
		if (!form) return;
		const inputs = Array.from(form.elements).filter((one): one is HTMLInputElement => one.matches('input, select'));
		// What was chosen before React came stays.
		let changed = inputs.filter((one) => (isChoice(one) ? one.checked !== one.defaultChecked : one.value));
		let timer = 0;
		/** Takes the answers of the address, or of this tab. */
		const fill = () => {
			if (location.hash === NEW) {
				form.reset();
				inputs[0]?.focus();
			}
			const kept = fieldsAt((attempt(() => sessionStorage.getItem('brief')) ?? '') + location.hash);
			// What the form on Home has sent, or the link on the page of a service or of the industries.
			const sent = new URLSearchParams(location.search);
			for (const input of inputs.filter(({ name }) => !changed.some((one) => one.name === name))) {
				const given = (sent.has(input.name) ? sent : kept).getAll(input.name);
				if (!isChoice(input)) input.value = given.join('');
				else if (given.length > 0) input.checked = given.includes(input.value);
			}
			changed = [];
			read();
		};

		/** Reads the form. The example stays until there is a brief. */
		const read = () => {
			const given = inputs.filter((one) => !isChoice(one) || one.checked);
			const code = ['industry', 'size', 'services', 'date'].map((field) =>
				given.flatMap(({ name, value }) => (name === field ? value : [])).join(''),
			);
			const brief = planAt(NEW + code.join('-'), terms);
			const isLooking = !brief && location.hash === EXAMPLE;
			if (brief && !('brief' in document.documentElement.dataset) && !location.hash.startsWith(NEW))
				dispatchEvent(new CustomEvent('brief:count', { detail: 'brief begun' }));
			strip?.toggleAttribute('hidden', !brief);
			strip?.querySelector('span')?.replaceChildren((brief?.isLate ? brief.due : brief?.short) ?? '');
			// A brief and its band are kept in this tab, for the script of every page.
			const kept = brief && [JSON.stringify(messageOf(brief)), brief.label, ...weaveBand(brief.picks, brief.motif)];
			if (!isLooking) attempt(() => sessionStorage.setItem('brief', kept?.join('\n') ?? ''));
			dispatchEvent(new Event('brief'));
			// The band is painted first. The words and the cloth take longer, and the address lays out the whole page.
			requestAnimationFrame(() =>
				setTimeout(() => {
					for (const one of form.querySelectorAll<HTMLElement>('[data-service]'))
						one.hidden = !(code[2] || '-').includes(one.dataset['service'] ?? '');
					document.querySelector('[name=date]')?.toggleAttribute('data-empty', !code[3]);
					const next = isLooking ? EXAMPLE : brief && NEW + brief.code;
					attempt(() => history.replaceState(history.state, '', location.pathname + (next ?? '')));
					setShown({ plan: isLooking ? planAt(example, terms) : brief, isExample: isLooking });
					// Ready before the press: browsers share only what a press shares at once.
					clearTimeout(timer);
					timer = window.setTimeout(() => brief && drawPicture(brief, setPicture), 300);
				}),
			);
		};
		fill();
		addEventListener('hashchange', fill);
		for (const input of inputs) input.addEventListener('input', read);
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
				className="band-dark relative z-1 rounded-lg border-t border-band-line px-gutter py-6 max-lg:-mx-gutter max-lg:mt-8 lg:col-span-8 lg:px-8 print:border-0 print:p-0"
			>
				<div id="plan" role="status">
					<div key={key} className="grid gap-1.5">
						{plan && <h2 className="note">{own ? `${terms.words.yours}: ${own.asked}` : labels.example}</h2>}
						<p className={'display ' + (plan ? 'text-3xl' : 'text-2xl')} suppressHydrationWarning>
							{plan?.total ?? labels.empty}
						</p>
						<p className="text-xl leading-tight">{plan?.ready}</p>
					</div>
				</div>
				{!plan && <a className="text-link" href={EXAMPLE} children={labels.example} suppressHydrationWarning />}
				<ServerContent id="brief-loom" hidden={plan !== undefined} children={loom} />
				{plan && <BriefCloth key={plan.message} plan={plan} />}
				<ServerContent id="brief-fields" hidden={isExample} className="pt-5 print:hidden" children={fields} />
				<div role="status">
					<div key={key} className="flex flex-wrap gap-x-4 print:[&>a]:hidden" suppressHydrationWarning>
						{own?.due && <p className={`mt-3 w-full font-semibold ${tone}`} children={own.due} />}
						{own?.offer && <a className="text-link" href={href(own.offer.href)} children={own.offer.label} />}
						{own?.ways.map(({ answer, code }) => (
							<a key={code} className="text-link" href={NEW + code} children={fillIn(labels.take, { answer })} />
						))}
					</div>
				</div>
				{own ? (
					<div key={key} className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm print:hidden">
						<a className="button button-primary text-base" href={sendHref} children={labels.send} />
						{chatHref && <a className="button button-secondary text-base" href={chatHref} children={chat.name} />}
						<div className="flex flex-wrap gap-x-5 xl:ml-auto" onBlur={() => setCopied(undefined)}>
							<button className={QUIET} type="button" onClick={() => void share().catch(() => {})}>
								{copied === address ? labels.copied : labels.share}
							</button>
							{file && <a className={QUIET} href={file} download="brief.png" children={labels.picture} />}
							<a className={QUIET} href={NEW} children={labels.again} />
						</div>
						<p className="max-w-none grow text-ink-soft">{answer}</p>
						{own.similar && <a className={QUIET} href={own.similar.href} children={own.similar.label} />}
					</div>
				) : (
					plan && <a className="button button-primary mt-6 print:hidden" href={example} children={labels.use} />
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
