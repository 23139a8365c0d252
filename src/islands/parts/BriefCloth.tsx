import { memo, type ReactNode } from 'react';
import type { Terms } from '#lib/brief/terms.ts';
import { COLUMNS, FOOT, HEAD, shapesOf, weave } from '#lib/brief/cloth.ts';
import { type Plan, planAt } from '#lib/brief/estimate.ts';

// The beams are three threads longer than the cloth is wide, on each side.
const ACROSS = `h${COLUMNS + 6}`;
const WARP = { stroke: 'var(--stone-5)', strokeDasharray: '.35 .65' };
const BRACKETS = { fill: 'none', stroke: 'var(--facet-lit)', strokeWidth: 0.5 };
const BREAK = { fill: 'none', stroke: 'var(--color-band)', strokeWidth: 2 };
const SHUTTLE = { className: 'h-3 w-12 flex-none', viewBox: '0 0 48 12' };

const pathOf = (shape: string) => {
	const [colour, d] = shape.split('|');
	return <path key={colour} fill={`var(--${colour})`} d={d} />;
};

/** Returns the parts with a cutting of their cloth, the middle of their label, and the bracket that ties it to their rows. */
function bandsOf({ parts }: Plan, cloth: readonly string[]) {
	// Threads between the middles of two labels. Those of a short cloth are around its middle.
	const apart = Math.min(25, cloth.length / parts.length);
	const first = (HEAD + cloth.length - FOOT - apart * (parts.length - 1)) / 2;
	let [end, label] = [HEAD, -Infinity];
	return parts.map((part, place) => {
		const start = end;
		end += part.rows;
		const lowest = place === 0 ? first : cloth.length - FOOT / 2 - apart * (parts.length - 1 - place);
		label = Math.max(label + apart, Math.min((start + end) / 2, lowest));
		const bracket = `M133 ${start + 0.4}h1.5V${end - 0.4}h-1.5M134.5 ${Math.min(Math.max(label, start + 0.4), end - 0.4)}h1.5V${label}h1.5`;
		const cutting = cloth.slice(start, Math.min(end, start + 12)).map((row) => row.slice(46, 68));
		return { ...part, cutting, bracket, top: label - apart / 2, apart };
	});
}

/** The cloth of a brief: the parts of the work beside their rows, or below them on phones, and below it the services. */
export const BriefCloth = memo(function BriefCloth({ plan }: { plan: Plan }) {
	const { picks, motif, wefts, date, isLate } = plan;
	const cloth = weave(picks, motif);
	const due = date?.row ?? 0;
	// The flag of the date is below its row.
	const length = Math.max(cloth.length, isLate ? 0 : due + 6) + 10;
	// As high as the empty loom, so that what is below stays where it is, unless that is wider than there is space.
	const width = `${(28 * (COLUMNS + 6)) / length}rem`;
	const percent = (threads: number) => `${(100 * threads) / length}%`;
	const bands = bandsOf(plan, cloth);
	return (
		// The styles are not in the build's HTML, where the policy forbids them.
		<div className="pt-4 font-text text-sm leading-tight font-normal text-ink">
			<div className="gap-x-4 sm:flex" translate="no">
				<div className="relative max-w-full flex-none self-start sm:max-w-[77%]" style={{ width }}>
					<svg viewBox={`-3 -3 ${COLUMNS + 6} ${length}`} overflow="visible" role="img" aria-label={plan.cloth}>
						{/* The warp, the two beams that hold it, and the cloth. */}
						<path {...WARP} d={`M0 ${length / 2 - 3}h${COLUMNS}`} strokeWidth={length - 6} />
						<path d={`M-3-1.5${ACROSS}M-3 ${length - 4.5}${ACROSS}`} stroke="var(--facet-deep)" strokeWidth="3" />
						<path d={`M-3-2.5${ACROSS}M-3 ${length - 5.5}${ACROSS}`} stroke="var(--facet-lit)" />
						<pattern id="threads" width="1" height="1" patternUnits="userSpaceOnUse">
							<path opacity=".26" d="M0 .67h1V1H0z" />
							<path opacity=".13" d="M.67 0H1v1H.67z" />
						</pattern>
						<g className="motion-safe:animate-[draw-weft_0.8s_ease-out] print:[clip-path:none]!">
							{shapesOf(cloth).map(pathOf)}
							<rect width={COLUMNS} height={cloth.length} fill="url(#threads)" />
						</g>
						{isLate && <path d={`M0 ${due}h${COLUMNS}V${cloth.length}H0z`} fill="var(--color-paper)" opacity=".6" />}
						{date && <path d={`M-3 ${due + 0.5}${ACROSS}`} stroke="var(--color-marigold)" />}
						{date?.isFar && <path {...BREAK} d={`M-3 ${(cloth.length + due) / 2}${'l3-2 3 2'.repeat(23)}`} />}
						<path {...BRACKETS} className="max-sm:hidden" d={bands.map(({ bracket }) => bracket).join('')} />
					</svg>
					{date && (
						<b
							className="absolute bg-marigold! px-2 text-on-marigold [print-color-adjust:exact]"
							style={{ top: percent(due + 3) }}
							children={date.text}
						/>
					)}
				</div>
				<ol className="relative flex flex-1 flex-col gap-3 pt-3">
					{bands.map(({ name, days, until, cutting, top, apart }) => (
						<li
							key={name}
							className="flex w-full flex-wrap items-center gap-x-3 sm:absolute"
							style={{ top: percent(top + 3), height: percent(apart), alignContent: 'center' }}
						>
							<svg className="h-9 w-16 sm:hidden" viewBox={`0 0 22 ${cutting.length}`} aria-hidden="true">
								{shapesOf(cutting).map(pathOf)}
							</svg>
							<span>
								<b className="font-semibold sm:block">{name}</b>{' '}
								<span className="sm:block sm:font-display sm:text-2xl sm:leading-none sm:font-semibold">{days}</span>
								<span className="block" children={until} />
							</span>
						</li>
					))}
				</ol>
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
