import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import type { Terms } from '#lib/brief/answers.ts';
import { COLUMNS } from '#lib/brief/cloth.ts';
import { planAt } from '#lib/brief/estimate.ts';

const EMPTY = [1, 2, 3, 4, 5, 6].map((place) => `weft-${place}|`);
/** Where a row of the cloth begins. The upper beam is three threads thick. */
const topOf = (row: number): string => `var(--thread) * ${row + 3}`;
const styleOf = (values: Record<string, string | number | undefined>): CSSProperties =>
	Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));

/**
 * The cloth of a brief on its loom, where it is woven from top to bottom, and the parts of the work: beside the selvedge,
 * where they begin, or on a narrow screen below the cloth, with numbers on it.
 */
export function BriefCloth({ plan }: { plan: ReturnType<typeof planAt> }) {
	const woven = useRef<SVGGElement>(null);
	const { shapes = EMPTY, parts = [], height = 0, date, isLate } = plan ?? {};
	useEffect(() => {
		const cloth = woven.current;
		if (!cloth || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
		const seen = new IntersectionObserver(([entry]) => {
			if (entry?.isIntersecting) cloth.animate([{ clipPath: 'inset(0 0 100% 0)' }, { clipPath: 'inset(0)' }], 700);
		});
		seen.observe(cloth);
		return () => seen.disconnect();
	}, [plan]);
	const wefts = shapes.flatMap((shape) => /^weft-\d/.exec(shape) ?? []);
	const due = date?.row ?? 0;
	const loom = Math.max(height + wefts.length * 4 + 6, due + 16, plan ? 0 : 100);
	// The beams are three threads longer than the cloth is wide, on each side.
	const across = `h${COLUMNS + 6}`;
	// A label stands below the one before if there is not enough space at its row.
	const tops = parts.map((_, at) => {
		const least = parts.slice(0, at + 1).map(({ row }, before) => `${topOf(row)} + var(--label) * ${at - before}`);
		return `max(${least.join(', ')})`;
	});
	return (
		<div className="[container-type:inline-size] mt-4 font-text text-sm leading-tight text-ink" translate="no">
			{/* The style is not in the build's HTML, where the policy forbids it. */}
			<div
				className="relative [--label:1.5rem] [--thread:calc(100cqw/var(--across))] @min-[28rem]:flex @min-[28rem]:[--label:2.75rem] @min-[28rem]:[--thread:max(1.5px,min((100cqw-13.5rem)/var(--across),(100svh-27.5rem)/var(--down)))]"
				style={plan && styleOf({ across: COLUMNS + 6, down: loom + 6 })}
			>
				<svg
					className={plan ? 'w-[calc(var(--thread)*var(--across))] flex-none' : 'max-h-[calc(100svh-21rem)] w-full'}
					viewBox={`-3 -3 ${COLUMNS + 6} ${loom + 6}`}
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
						{isLate && <rect y={due} width={COLUMNS} height={height - due} fill="var(--color-paper)" opacity=".6" />}
					</g>
					{date && <path d={`M-3 ${due + 0.5}${across}`} stroke="var(--color-marigold)" />}
				</svg>
				{date && (
					<b className="absolute bg-marigold px-2 text-on-marigold" style={{ top: `calc(${topOf(due)})` }}>
						{date.text}
					</b>
				)}
				{plan && (
					<ol className="list-inside list-decimal @min-[28rem]:relative @min-[28rem]:flex-1 @min-[28rem]:list-none">
						{parts.map(({ name, row, until }, at) => (
							<li
								key={name}
								className="@max-[28rem]:mt-2"
								style={styleOf({ top: tops[at], row: row + 3, turn: `${14 - at * 5}px` })}
							>
								{/* A narrow screen has the number of the label on the cloth, a wide one a line from the row to the label. */}
								<b className="absolute top-(--top) right-[calc(var(--thread)*5)] w-5.5 rounded-full bg-ink text-center leading-5.5 text-paper @min-[28rem]:hidden">
									{at + 1}
								</b>
								<span className="absolute top-[calc(var(--thread)*var(--row))] h-[calc(var(--top)-var(--thread)*var(--row))] w-(--turn) border-t border-r @max-[28rem]:hidden" />
								<span className="@min-[28rem]:absolute @min-[28rem]:top-(--top) @min-[28rem]:right-0 @min-[28rem]:left-(--turn) @min-[28rem]:border-t @min-[28rem]:pt-0.5 @min-[28rem]:pl-2">
									<b className="font-semibold @min-[28rem]:block">{name}</b> {until}
								</span>
							</li>
						))}
						<li className="list-none text-ink-soft @max-[28rem]:mt-2 @min-[28rem]:absolute @min-[28rem]:top-0 @min-[28rem]:left-5">
							{plan.row}
						</li>
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
