import type { ReactNode } from 'react';
import type { Terms } from '#lib/brief/answers.ts';
import { COLUMNS, FOOT, HEAD, shapesOf, weave } from '#lib/brief/cloth.ts';
import { planAt } from '#lib/brief/estimate.ts';
import figures from '#lib/brief/figures.json' with { type: 'json' };

/** Before the first answer, the loom has the head of a cloth, and below it the warp, which is dyed as for Patola. */
const BEGUN = shapesOf(weave([]).slice(0, HEAD));
const DYED = [1, 2, 3, 4, 5, 6].map((place) => `weft-${place}|`);
const FIGURE = shapesOf(['', ...(figures.butis[0] ?? [])]).slice(1);
const NAME = 'fill-current stroke-band text-[6px] [paint-order:stroke] print:stroke-none';
const NUMBER = 'size-5 rounded-full bg-ink text-center text-paper sm:hidden';
const FLAG = 'absolute bg-marigold! px-2 text-on-marigold [print-color-adjust:exact]';
const ROW = 'text-ink-soft max-sm:mt-2 sm:absolute sm:left-6 sm:-translate-y-full';
const MARK = `${NUMBER} absolute right-3 -translate-y-1/2`;

const pathOf = (shape: string) => {
	const [colour, d] = shape.split('|');
	return <path key={colour} fill={`var(--${colour})`} d={d} />;
};

/** The cloth of a brief on its loom, and the parts of the work: beside the rows where they begin, or below, with numbers. */
export function BriefCloth({ plan }: { plan: ReturnType<typeof planAt> }) {
	const { shapes = BEGUN, wefts = DYED, parts = [], height = HEAD, date, isLate } = plan ?? {};
	const due = date?.row ?? 0;
	const [step, shift, space] = plan ? [7, 2, 0] : [14, 12, 26];
	// The shuttles are below the cloth, and below the flag of the date.
	const shuttles = Math.max(height, isLate ? 0 : due + 10) + 7;
	const loom = shuttles + wefts.length * step + space;
	const warp = { d: `M0 ${loom / 2}h${COLUMNS}`, strokeWidth: loom };
	// The beams are three threads longer than the cloth is wide, on each side.
	const across = `h${COLUMNS + 6}`;
	// The cloth fits the screen. A wide screen has space for the labels beside it.
	const width = `(100cqw - 14rem * var(--wide, 0)) / ${COLUMNS + 6}`;
	const thread = `max(1.5px, min(${width}, (100svh - 32rem * var(--wide, 0)) / ${loom + 6}))`;
	const topOf = (row: number) => `calc(${thread} * ${row + 3})`;
	// A label stands beside the middle of its part, or below the label before if there is not enough space.
	const ends = [...parts.map(({ row }) => row).slice(1), height - FOOT];
	const middles = parts.map(({ row }, at) => topOf((row + (ends[at] ?? row)) / 2));
	const tops = parts.map((_, at) => {
		const before = middles.slice(0, at + 1);
		return `max(${before.map((top, one) => `${top} + (1.5rem + 1.125rem * var(--wide, 0)) * ${at - one}`).join(', ')})`;
	});
	return (
		// The styles are not in the build's HTML, where the policy forbids them.
		<div className="mt-4 font-text text-sm leading-tight text-ink" style={plan && { containerType: 'inline-size' }}>
			<div className="relative sm:flex sm:[--wide:1]" translate="no">
				<svg
					className={plan ? 'flex-none' : 'max-h-[calc(100svh-21rem)] w-full'}
					style={plan && { width: `calc(${thread} * ${COLUMNS + 6})` }}
					viewBox={`-3 -3 ${COLUMNS + 6} ${loom + 6}`}
					role="img"
					aria-label={plan?.cloth}
					aria-hidden={!plan}
				>
					{/* The warp, the two beams that hold it, a shaft that lifts it, and a shuttle for each service. */}
					<path {...warp} stroke="var(--stone-5)" strokeDasharray=".35 .65" />
					<path d={`M-3-1.5${across}M-3 ${loom + 1.5}${across}`} stroke="var(--facet-deep)" strokeWidth="3" />
					<path d={`M-3-2.5${across}M-3 ${loom + 0.5}${across}`} stroke="var(--facet-lit)" />
					{!plan && (
						<g fill="url(#figure)">
							<pattern id="figure" width="11" height={step} x="2" y={height + 2} patternUnits="userSpaceOnUse">
								{FIGURE.map(pathOf)}
							</pattern>
							{wefts.map((weft, at) => pathOf(`${weft}M0 ${height + at * step}h${COLUMNS}v${step}H0z`))}
							<path d={`M0 ${height}h${COLUMNS}v${wefts.length * step}H0z`} />
							{/* The space between the threads. */}
							<path {...warp} stroke="var(--color-paper)" strokeDasharray=".4 .6" strokeDashoffset="-.5" />
							<path d={`M-3 ${loom - 26}${across}m0 16H-3`} stroke="var(--facet-lit)" strokeWidth="1.4" />
						</g>
					)}
					{wefts.map((one, at) => {
						const [weft, name] = one.split('|');
						const start = 12 + at * shift;
						return (
							<g key={weft} className={NAME} transform={`translate(0 ${shuttles + at * step})`}>
								<path fill={`var(--${weft})`} d={`M-3 0h${start}l5-2h12l5 2-5 2h-12l-5-1.4h-${start}z`} />
								<text x={start + 22} y="2" children={name} />
							</g>
						);
					})}
					<pattern id="threads" width="1" height="1" patternUnits="userSpaceOnUse">
						<path opacity=".26" d="M0 .67h1V1H0z" />
						<path opacity=".13" d="M.67 0H1v1H.67z" />
					</pattern>
					<g key={plan?.message} className="motion-safe:animate-[draw-weft_0.8s_ease-out] print:[clip-path:none]!">
						{shapes.map(pathOf)}
						<rect width={COLUMNS} height={height} fill="url(#threads)" />
						{isLate && <rect y={due} width={COLUMNS} height={height - due} fill="var(--color-paper)" opacity=".6" />}
					</g>
					{date && <path d={`M-3 ${due + 0.5}${across}`} stroke="var(--color-marigold)" />}
				</svg>
				{date && <b className={FLAG} style={{ top: topOf(due) }} children={date.text} />}
				{plan && (
					<ol className="sm:relative sm:flex-1">
						{parts.map(({ name, row, until }, at) => (
							<li key={name} className="max-sm:mt-2 max-sm:flex max-sm:gap-2">
								{/* A narrow screen has the number of the label on the cloth, a wide one a bracket and a line to the label. */}
								<b className={MARK} style={{ top: tops[at] }} children={at + 1} />
								<b className={NUMBER} children={at + 1} />
								<span
									className="absolute left-1 w-1.5 border-y border-r max-sm:hidden"
									style={{ top: topOf(row), height: `calc(${thread} * ${(ends[at] ?? row) - row - 0.5})` }}
								/>
								<svg
									className="absolute left-2.5 w-3 max-sm:hidden"
									style={{ top: middles[at], height: `max(1px, ${tops[at]} - ${middles[at]})` }}
									aria-hidden="true"
									viewBox="0 0 1 1"
									preserveAspectRatio="none"
								>
									<path d="M0 0l1 1" stroke="currentColor" vectorEffect="non-scaling-stroke" />
								</svg>
								<span className="sm:absolute sm:right-0 sm:left-6 sm:-translate-y-1/2" style={{ top: tops[at] }}>
									<b className="font-semibold sm:block">{name}</b> {until}
								</span>
							</li>
						))}
						<li className={ROW} style={{ top: `calc(${topOf(HEAD)} - 0.875rem)` }} children={plan.row} />
					</ol>
				)}
			</div>
		</div>
	);
}

/** The cloth of the brief in a message that has been sent. */
export default function SentBrief({ message, terms }: { message: string; terms: Terms }): ReactNode {
	return <BriefCloth plan={planAt(message, terms)} />;
}
