import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import type { Terms } from '#lib/brief/answers.ts';
import { COLUMNS } from '#lib/brief/cloth.ts';
import { planAt } from '#lib/brief/estimate.ts';
import './brief-cloth.css';

const ALL = [1, 2, 3, 4, 5, 6].map((place) => `weft-${place}`);
/** Where a row of the cloth begins. The upper beam is three threads thick. */
const topOf = (row: number): string => `var(--thread) * ${row + 3}`;
/** Returns variables for the styles. */
const styleOf = (values: Record<string, string | number | undefined>): CSSProperties =>
	Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));

/**
 * The cloth of a brief on its loom, where it is woven from top to bottom, and the parts of the work: beside the selvedge,
 * where they begin, or on a narrow screen below the cloth, with numbers on it.
 */
export function BriefCloth({ plan }: { plan: ReturnType<typeof planAt> }) {
	const woven = useRef<SVGGElement>(null);
	const { shapes = [], parts = [], height = 0, date, isLate } = plan ?? {};
	useEffect(() => {
		const cloth = woven.current;
		if (!cloth || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
		const seen = new IntersectionObserver(([entry]) => {
			if (entry?.isIntersecting) cloth.animate([{ clipPath: 'inset(0 0 100% 0)' }, { clipPath: 'inset(0)' }], 700);
		});
		seen.observe(cloth);
		return () => seen.disconnect();
	}, [plan]);
	const wefts = plan ? shapes.flatMap((shape) => /^weft-\d/.exec(shape) ?? []) : ALL;
	// The label of the date hangs from its thread.
	const loom = Math.max(height + wefts.length * 4 + 6, date ? date.row + 16 : 0, plan ? 0 : 100);
	// The beams are three threads longer than the cloth is wide, on each side.
	const width = COLUMNS + 6;
	const across = `h${width}`;
	// A label stands below the one before if there is not enough space at its row.
	const tops = parts.map((_, at) => {
		const least = parts.slice(0, at + 1).map(({ row }, before) => `${topOf(row)} + var(--label) * ${at - before}`);
		return `max(${least.join(', ')})`;
	});
	return (
		<div className="brief-cloth text-ink" translate="no">
			{/* The style is not in the build's HTML, where the policy forbids it. */}
			<div style={plan && styleOf({ across: width, down: loom + 6 })}>
				<svg
					className={plan ? 'loom' : 'max-h-[calc(100svh-21rem)] w-full'}
					viewBox={`-3 -3 ${width} ${loom + 6}`}
					preserveAspectRatio="xMinYMin"
					role="img"
					aria-label={plan?.cloth}
					aria-hidden={!plan}
				>
					{/* The warp, the two beams that hold it, the shafts that lift it, and a shuttle for each service. */}
					<path d={`M0 ${loom / 2}h${COLUMNS}`} stroke="var(--stone-5)" strokeWidth={loom} strokeDasharray=".35 .65" />
					<path d={`M-3-1.5${across}M-3 ${loom + 1.5}${across}`} stroke="var(--facet-deep)" strokeWidth="3" />
					<path d={`M-3-2.5${across}M-3 ${loom + 0.5}${across}`} stroke="var(--facet-lit)" />
					{!plan && (
						<g stroke="var(--facet-lit)">
							<path d={`M0 62h${COLUMNS}M0 80h${COLUMNS}`} strokeWidth="12" strokeDasharray=".3 1.7" />
							<path d={`M-3 56${across}m0 12H-3m0 6${across}m0 12H-3`} strokeWidth="1.4" />
						</g>
					)}
					{wefts.map((weft, at) => (
						<path
							key={weft}
							fill={`var(--${weft})`}
							d={`M-3 ${height + 6 + at * (plan ? 4 : 7)}h${24 + at * 16}l5-2h12l5 2-5 2h-12l-5-1.4h-${24 + at * 16}z`}
						/>
					))}
					<pattern id="threads" width="1" height="1" patternUnits="userSpaceOnUse">
						<path opacity=".26" d="M0 .67h1V1H0z" />
						<path opacity=".13" d="M.67 0H1v1H.67z" />
					</pattern>
					<g ref={woven} className="print:[clip-path:none]!">
						{shapes.map((shape) => {
							const [colour, d] = shape.split('|');
							return <path key={colour} fill={`var(--${colour})`} d={d} />;
						})}
						<rect width={COLUMNS} height={height} fill="url(#threads)" />
						{date && isLate && (
							<rect y={date.row} width={COLUMNS} height={height - date.row} fill="var(--color-paper)" opacity=".6" />
						)}
					</g>
					{date && <path d={`M-3 ${date.row + 0.5}${across}`} stroke="var(--color-marigold)" />}
				</svg>
				{date && (
					<p
						className="absolute left-0 bg-marigold px-2 py-0.5 font-semibold text-on-marigold"
						style={{ top: `calc(${topOf(date.row)})` }}
						children={date.text}
					/>
				)}
				{plan && (
					<ol>
						{parts.map(({ name, row, until }, at) => (
							<li
								key={name}
								className="part"
								style={styleOf({ row: row + 3, top: tops[at], turn: `${14 - at * 5}px` })}
							>
								{/* A line from the row to the label or, on a narrow screen, the number of the label on the cloth. */}
								<i aria-hidden="true">{at + 1}</i>
								<span>
									<b className="font-semibold">{name}</b> {until}
								</span>
							</li>
						))}
						<li className="scale list-none text-ink-soft">{plan.row}</li>
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
