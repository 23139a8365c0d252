import { type PropsWithChildren, useMemo, useRef } from 'react';
import { codeOf } from '../lib/brief/address';
import { EMPTY_LOOM, weave } from '../lib/brief/cloth';
import type { Answers, Choices } from '../lib/brief/plan';
import { type BriefWords, inWords } from '../lib/brief/words';
import { fillIn } from '../lib/text';
import { chatUrl } from '../lib/chat';
import { href } from '../lib/urls';
import { BriefCloth } from './parts/BriefCloth';
import './brief.css';
import { island } from './parts/island';
import { Kept } from './parts/Kept';
import { useBrief } from './parts/use-brief';

export interface BriefProps {
	choices: Choices;
	words: BriefWords;
	/** The answers that the page has at first. */
	example: Answers;
	/** The whole address of the page, for messages. */
	address: string;
	chat: { name: string; url: string } | undefined;
}

/** A text that a translator may have changed before React came. */
const Text = (props: PropsWithChildren<{ className?: string }>) => <p {...props} suppressHydrationWarning />;

/** Returns what is shown for a brief. */
function show(answers: Answers, { choices, words, address }: BriefProps) {
	const said = inWords(answers, choices, words);
	const code = codeOf(answers, choices);
	const title = fillIn(words.title, { code: code.toUpperCase() });
	return {
		...{ ...said, ...weave(said.plan, said.mark, answers.size, said.limit), title },
		label: fillIn(words.cloth, { industry: said.industry, parts: said.parts }),
		message: `${said.brief} ${said.total}: ${said.parts}.\n${title}: ${address}#w=${code}`,
	};
}

function Loom(props: PropsWithChildren<BriefProps>) {
	const { choices, words, example, address, chat, children } = props;
	const root = useRef<HTMLDivElement>(null);
	const { answers, isReady } = useBrief(root, choices, example);
	const shown = useMemo(() => (typeof answers === 'string' ? undefined : show(answers, props)), [answers, props]);
	const total = typeof answers === 'string' ? words[answers] : shown?.total;
	const send = isReady && shown ? `#${new URLSearchParams({ brief: shown.message })}` : '';
	return (
		<div ref={root} className="brief">
			<div>
				<Kept id="brief-questions">{children}</Kept>
				<Text className="mt-6 text-sm text-ink-soft">{words.estimate}</Text>
				{/* On phones, part of the cloth stays in view below the questions. */}
				<div className="brief-glimpse" aria-hidden="true" hidden={!shown}>
					<svg viewBox="-40 0 800 360">
						<use href="#cloth" />
					</svg>
					<Text className="leading-tight font-semibold">{total}</Text>
				</div>
			</div>
			<div className="brief-plan">
				<div className="brief-chart">
					<div role="status">
						<Text className="display text-2xl">{total}</Text>
						<Text className="mt-2 text-ink-soft">{shown?.brief}</Text>
						<Text className="visually-hidden">{shown?.parts}</Text>
						<Text className="mt-2 font-semibold">{shown?.late}</Text>
					</div>
					<div className="brief-cloth">
						<BriefCloth rows={shown?.rows ?? EMPTY_LOOM} label={shown?.label ?? words.incomplete} />
						{/* The same days as in the status, each beside its rows. */}
						<ol aria-hidden="true">
							{(shown?.heights ?? []).map((height, part) => (
								<li key={part} className="flex items-center gap-2 text-sm" hidden={height === 0}>
									<svg viewBox={`0 0 2 ${height}`}>
										<path d={`M.2.6h1V${height - 0.6}h-1`} fill="none" stroke="currentColor" strokeWidth=".2" />
									</svg>
									<div>
										<Text className="display text-xl">{shown?.plan.parts[part]}</Text>
										<Text>{words.parts[part]}</Text>
									</div>
								</li>
							))}
						</ol>
					</div>
				</div>
				<div hidden={!shown}>
					<div className="flex flex-wrap items-center gap-x-6 gap-y-2">
						<a className="button button-primary" href={href('/contactus') + send} suppressHydrationWarning>
							{words.send}
						</a>
						{chat && shown && (
							<a
								className="text-link"
								href={chatUrl(chat.url, { url: new URL(address), site: undefined }, shown.message)}
								suppressHydrationWarning
							>
								{fillIn(words.chat, { chat: chat.name })}
							</a>
						)}
					</div>
					<Text className="display mt-4 text-lg">{shown?.title}</Text>
					<Text className="text-sm text-ink-soft">{words.keep}</Text>
				</div>
			</div>
		</div>
	);
}

/** The questions of a brief (the slot), and the cloth that is woven from the answers. */
export const Brief = island('brief', Loom);
