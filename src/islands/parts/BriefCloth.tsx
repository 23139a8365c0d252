import { memo, type ReactNode } from 'react';
import type { Terms } from '#lib/brief/terms.ts';
import { COLUMNS, HEAD, shapesOf, weave } from '#lib/brief/cloth.ts';
import { type Plan, planAt } from '#lib/brief/estimate.ts';

const WARP = { stroke: 'var(--stone-5)', strokeDasharray: '.35 .65' };
const BREAK = { fill: 'none', stroke: 'var(--color-band)', strokeWidth: 2 };
const SHUTTLE = { className: 'h-3 w-12 flex-none', viewBox: '0 0 48 12' };

const pathOf = (shape: string) => {
	const [colour, d] = shape.split('|');
	return <path key={colour} fill={`var(--${colour})`} d={d} />;
};

/** The cloth of a brief: the parts of the work beside their rows, or below them on phones, and below it the services. */
export const BriefCloth = memo(function BriefCloth({ plan }: { plan: Plan }) {
	const { picks, motif, parts, date, isLate } = plan;
	const cloth = weave(picks, motif);
	const due = date?.row ?? 0;
	// The flag of the date is below its row.
	const length = Math.max(cloth.length, isLate ? 0 : due + 6) + 10;
	// A day is as high in all cloths, but in those that would be higher than a screen.
	const width = `min(32rem, ${(38 * (COLUMNS + 6)) / length}rem)`;
	// Of several services, each hangs a thread beside the cloth, from its first day to its last. Its knot is in the last row.
	const wefts = plan.wefts.map((weft, place) => {
		const [x, start, end] = [COLUMNS + 1.5 + 2.5 * place, HEAD + weft.start, HEAD + weft.end];
		return { ...weft, thread: `${weft.weft}|M${x} ${start}h1V${end - 2}l1 1-1.5 1.5-1.5-1.5 1-1z` };
	});
	// The beams are three threads longer than the cloth is wide, on each side.
	const hung = wefts[1] ? wefts.length * 2.5 : 0;
	const across = `h${COLUMNS + 6 + hung}`;
	return (
		// The styles are not in the build's HTML, where the policy forbids them.
		<div className="pt-4 font-text text-sm leading-tight font-normal text-ink">
			<div className="gap-x-4 sm:flex" translate="no">
				<div className="relative max-w-full flex-none self-start sm:max-w-[70%]" style={{ width }}>
					<svg viewBox={`-3 -3 ${COLUMNS + 6 + hung} ${length}`} role="img" aria-label={plan.cloth}>
						{/* The warp, the two beams that hold it, and the cloth. */}
						<path {...WARP} d={`M0 ${length / 2 - 3}h${COLUMNS}`} strokeWidth={length - 6} />
						<path d={`M-3-1.5${across}M-3 ${length - 4.5}${across}`} stroke="var(--facet-deep)" strokeWidth="3" />
						<path d={`M-3-2.5${across}M-3 ${length - 5.5}${across}`} stroke="var(--facet-lit)" />
						<pattern id="threads" width="1" height="1" patternUnits="userSpaceOnUse">
							<path opacity=".26" d="M0 .67h1V1H0z" />
							<path opacity=".13" d="M.67 0H1v1H.67z" />
						</pattern>
						<g className="motion-safe:animate-[draw-weft_0.8s_ease-out] print:[clip-path:none]!">
							{shapesOf(cloth).map(pathOf)}
							<rect width={COLUMNS} height={cloth.length} fill="url(#threads)" />
						</g>
						{wefts[1] && wefts.map(({ thread }) => pathOf(thread))}
						{isLate && <path d={`M0 ${due}h${COLUMNS}V${cloth.length}H0z`} fill="var(--color-paper)" opacity=".6" />}
						{date && <path d={`M-3 ${due + 0.5}${across}`} stroke="var(--color-marigold)" />}
						{date?.isFar && <path {...BREAK} d={`M-3 ${(cloth.length + due) / 2}${'l3-2 3 2'.repeat(16)}`} />}
					</svg>
					{date && (
						<b
							className="absolute bg-marigold! px-2 text-on-marigold [print-color-adjust:exact]"
							style={{ top: `${(100 * (due + 3)) / length}%` }}
							children={date.text}
						/>
					)}
				</div>
				<div className="flex flex-1 flex-col gap-3 max-sm:pt-3 sm:gap-1">
					<i style={{ flex: `${HEAD + 3} 1 0` }} />
					{parts.map(({ name, days, until, rows, start }) => (
						<p key={name} className="flex items-center gap-x-2" style={{ flex: `${rows} 1 0` }}>
							<svg className="h-9 w-16 flex-none sm:w-9" viewBox="26 0 21 12" aria-hidden="true">
								{shapesOf(cloth.slice(HEAD + start, HEAD + start + Math.min(rows, 12))).map(pathOf)}
							</svg>
							<span>
								<b className="font-semibold sm:block">{name}</b>{' '}
								<span className="sm:block sm:font-display sm:text-2xl sm:leading-none sm:font-semibold">{days}</span>
								<span className="block" children={until} />
							</span>
						</p>
					))}
					<i style={{ flex: `${length - HEAD - 3 - picks.length} 1 0` }} />
				</div>
			</div>
			<ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
				{wefts.map(({ weft, text }) => (
					<li key={weft} className="flex items-center gap-2">
						<svg {...SHUTTLE} aria-hidden="true" children={pathOf(`${weft}|M0 6 14 0h20l14 6-14 6H14z`)} />
						<span children={text} />
					</li>
				))}
				<li className="text-ink-soft sm:ml-auto" children={plan.row} />
			</ul>
		</div>
	);
});

/** The cloth of the brief in a message that has been sent. */
export default function SentBrief({ message, terms }: { message: string; terms: Terms }): ReactNode {
	const plan = planAt(message, terms);
	return plan && <BriefCloth plan={plan} />;
}
