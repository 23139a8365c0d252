import type { ReactNode } from 'react';
import type { Terms } from '#lib/brief/answers.ts';
import { COLUMNS } from '#lib/brief/cloth.ts';
import { planAt } from '#lib/brief/estimate.ts';

const EMPTY = [1, 2, 3, 4, 5, 6].map((place) => `weft-${place}|`);

/** The cloth of a brief on its loom, and the parts of the work: beside the rows where they begin, or below, with numbers. */
export function BriefCloth({ plan }: { plan: ReturnType<typeof planAt> }) {
	const { shapes = EMPTY, parts = [], height = 0, date, isLate } = plan ?? {};
	const wefts = shapes.flatMap((shape) => /^weft-\d/.exec(shape) ?? []);
	const due = date?.row ?? 0;
	const shuttles = height + wefts.length * (plan ? 4 : 9) + 6;
	const loom = Math.max(shuttles, due + 16, 130);
	const shafts = [loom - 18, loom - 40].filter((y) => y >= shuttles + 8);
	// The beams are three threads longer than the cloth is wide, on each side.
	const across = `h${COLUMNS + 6}`;
	// The cloth fits the screen. A wide screen has space for the labels beside it.
	const space = `(100cqw - 13rem * var(--wide, 0)) / ${COLUMNS + 6}`;
	const thread = `max(1.5px, min(${space}, (100svh - 27.5rem * var(--wide, 0)) / ${loom + 6}))`;
	const topOf = (row: number) => `calc(${thread} * ${row + 3})`;
	// A label stands below the one before if there is not enough space at its row.
	const tops = parts.map((_, at) => {
		const before = parts.slice(0, at + 1).map(({ row }) => topOf(row));
		return `max(${before.map((top, one) => `${top} + (1.5rem + 1.25rem * var(--wide, 0)) * ${at - one}`).join(', ')})`;
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
					{/* The warp, the two beams that hold it, the shafts that lift it, and a shuttle for each service. */}
					<path d={`M0 ${loom / 2}h${COLUMNS}`} stroke="var(--stone-5)" strokeWidth={loom} strokeDasharray=".35 .65" />
					<path d={`M-3-1.5${across}M-3 ${loom + 1.5}${across}`} stroke="var(--facet-deep)" strokeWidth="3" />
					<path d={`M-3-2.5${across}M-3 ${loom + 0.5}${across}`} stroke="var(--facet-lit)" />
					{shafts.map((y) => (
						<g key={y} stroke="var(--facet-lit)">
							<path d={`M0 ${y}h${COLUMNS}`} strokeWidth="16" strokeDasharray=".3 1.7" />
							<path d={`M-3 ${y - 8}${across}m0 16H-3`} strokeWidth="1.4" />
						</g>
					))}
					{wefts.map((weft, at) => (
						<path
							key={weft}
							fill={`var(--${weft})`}
							d={`M-3 ${height + 6 + at * (plan ? 4 : 9)}h${24 + at * 16}l5-2h12l5 2-5 2h-12l-5-1.4h-${24 + at * 16}z`}
						/>
					))}
					<pattern id="threads" width="1" height="1" patternUnits="userSpaceOnUse">
						<path opacity=".26" d="M0 .67h1V1H0z" />
						<path opacity=".13" d="M.67 0H1v1H.67z" />
					</pattern>
					<g key={plan?.message} className="motion-safe:animate-[draw-weft_0.8s_ease-out] print:[clip-path:none]!">
						{shapes.map((shape) => {
							const [colour, d] = shape.split('|');
							return <path key={colour} fill={`var(--${colour})`} d={d} />;
						})}
						<rect width={COLUMNS} height={height} fill="url(#threads)" />
						{isLate && <rect y={due} width={COLUMNS} height={height - due} fill="var(--color-paper)" opacity=".6" />}
					</g>
					{date && <path d={`M-3 ${due + 0.5}${across}`} stroke="var(--color-marigold)" />}
				</svg>
				{date && (
					<b className="absolute bg-marigold px-2 text-on-marigold" style={{ top: topOf(due) }}>
						{date.text}
					</b>
				)}
				{plan && (
					<ol className="list-inside list-decimal sm:relative sm:flex-1 sm:list-none">
						{parts.map(({ name, row, until }, at) => (
							<li
								key={name}
								className="max-sm:mt-2 sm:absolute sm:right-0 sm:left-2 sm:border-t sm:pl-2"
								style={{ top: tops[at] }}
							>
								{/* A narrow screen has the number of the label on the cloth, a wide one a line from the row to the label. */}
								<b
									className="absolute right-3 size-5 rounded-full bg-ink text-center text-paper sm:hidden"
									style={{ top: tops[at] }}
									children={at + 1}
								/>
								<span
									className="absolute bottom-full -left-2 w-2 border-t border-r max-sm:hidden"
									style={{ height: `calc(${tops[at]} - ${topOf(row)})` }}
								/>
								<b className="font-semibold sm:block">{name}</b> {until}
							</li>
						))}
						<li className="list-none text-ink-soft max-sm:mt-2 sm:absolute sm:top-0 sm:left-4">{plan.row}</li>
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
