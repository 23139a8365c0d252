import { memo, type ReactNode } from 'react';
import type { Terms } from '#lib/brief/answers.ts';
import { COLUMNS, FOOT, HEAD, shapesOf, weave } from '#lib/brief/cloth.ts';
import { type Plan, planAt } from '#lib/brief/estimate.ts';

// The beams are three threads longer than the cloth is wide, on each side.
const ACROSS = `h${COLUMNS + 6}`;

const pathOf = (shape: string) => {
	const [colour, d] = shape.split('|');
	return <path key={colour} fill={`var(--${colour})`} d={d} />;
};

/** The cloth of a brief: beside it the parts of the work, where they are woven, and below it the services. */
export const BriefCloth = memo(function BriefCloth({ plan }: { plan: Plan }) {
	const { picks, motif, parts, services, date, isLate } = plan;
	const rows = HEAD + picks.length + FOOT;
	const due = date?.row ?? 0;
	// The flag of the date is below its row.
	const length = Math.max(rows, isLate ? 0 : due + 6) + 4;
	const tracks = [HEAD + 3, ...parts.map((part) => part.rows), length - rows + FOOT + 3].map((track) => `${track}fr`);
	return (
		// The styles are not in the build's HTML, where the policy forbids them.
		<div className="mt-4 leading-tight text-ink">
			<div className="flex gap-x-3 text-sm" translate="no">
				<div
					className="relative self-start"
					style={{ width: `max(13rem, (100svh - 31rem) * ${(COLUMNS + 6) / (length + 6)})` }}
				>
					<svg viewBox={`-3 -3 ${COLUMNS + 6} ${length + 6}`} role="img" aria-label={plan.cloth}>
						{/* The warp, the two beams that hold it, and the cloth. */}
						<path
							d={`M0 ${length / 2}h${COLUMNS}`}
							strokeWidth={length}
							stroke="var(--stone-5)"
							strokeDasharray=".35 .65"
						/>
						<path d={`M-3-1.5${ACROSS}M-3 ${length + 1.5}${ACROSS}`} stroke="var(--facet-deep)" strokeWidth="3" />
						<path d={`M-3-2.5${ACROSS}M-3 ${length + 0.5}${ACROSS}`} stroke="var(--facet-lit)" />
						<pattern id="threads" width="1" height="1" patternUnits="userSpaceOnUse">
							<path opacity=".26" d="M0 .67h1V1H0z" />
							<path opacity=".13" d="M.67 0H1v1H.67z" />
						</pattern>
						<g className="motion-safe:animate-[draw-weft_0.8s_ease-out] print:[clip-path:none]!">
							{shapesOf(weave(picks, motif)).map(pathOf)}
							<rect width={COLUMNS} height={rows} fill="url(#threads)" />
						</g>
						{isLate && <path d={`M0 ${due}h${COLUMNS}V${rows}H0z`} fill="var(--color-paper)" opacity=".6" />}
						{date && <path d={`M-3 ${due + 0.5}${ACROSS}`} stroke="var(--color-marigold)" />}
					</svg>
					{date && (
						<b
							className="absolute bg-marigold! px-2 text-on-marigold [print-color-adjust:exact]"
							style={{ top: `${(100 * (due + 3)) / (length + 6)}%` }}
							children={date.text}
						/>
					)}
				</div>
				<ol
					className="grid min-h-40 w-24 flex-none gap-y-1 sm:w-48"
					style={{ contain: 'size', gridTemplateRows: tracks.join(' ') }}
				>
					<li className="self-center text-ink-soft" children={plan.row} />
					{parts.map(({ name, days, until }) => (
						<li key={name} className="self-center">
							<b className="font-semibold">{name}</b> <span className="whitespace-nowrap">{days}</span>
							<span className="block max-sm:hidden" children={until} />
						</li>
					))}
				</ol>
			</div>
			<ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
				{services.map(({ weft, text }) => (
					<li key={weft} className="flex items-center gap-2">
						<svg className="h-3 w-12" aria-hidden="true" children={pathOf(`${weft}|M0 6 14 0h20l14 6-14 6H14z`)} />
						<span children={text} />
					</li>
				))}
			</ul>
		</div>
	);
});

/** The cloth of the brief in a message that has been sent. */
export default function SentBrief({ message, terms }: { message: string; terms: Terms }): ReactNode {
	const plan = planAt(message, terms);
	return plan && <BriefCloth plan={plan} />;
}
