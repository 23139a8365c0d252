import { type ReactNode, useEffect, useRef } from 'react';
import type { Terms } from '#lib/brief/answers.ts';
import { COLUMNS } from '#lib/brief/cloth.ts';
import { planAt } from '#lib/brief/estimate.ts';

const ALL = [1, 2, 3, 4, 5, 6].map((place) => `weft-${place}`);

/** The cloth of a brief on its loom, where it is woven from top to bottom, and beside the selvedge the parts of the work. */
export function BriefCloth({ plan }: { plan: ReturnType<typeof planAt> }) {
	const woven = useRef<SVGGElement>(null);
	const { shapes = [], marks = [], height = 0 } = plan ?? {};
	useEffect(() => {
		const cloth = woven.current;
		if (!cloth || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
		const seen = new IntersectionObserver(([entry]) => {
			if (entry?.isIntersecting) cloth.animate([{ clipPath: 'inset(0 0 100% 0)' }, { clipPath: 'inset(0)' }], 1200);
		});
		seen.observe(cloth);
		return () => seen.disconnect();
	}, [plan]);
	const date = marks.find(({ isDate }) => isDate)?.row ?? 0;
	const wefts = plan ? shapes.flatMap((shape) => /^weft-\d/.exec(shape) ?? []) : ALL;
	const loom = Math.max(height + wefts.length * 4 + 6, date + 3, plan ? 0 : COLUMNS - 8);
	const rows = [-3, ...marks.map(({ row }) => row), loom + 3];
	// The beams are three threads longer than the cloth is wide, on each side.
	const across = `h${COLUMNS + 6}`;
	const view = `-3 -3 ${COLUMNS + 6} ${loom + 6}`;
	const heights = rows.slice(1).map((row, at) => `minmax(min-content, ${row - (rows[at] ?? 0)}fr)`);
	return (
		<div
			className={`relative font-text tracking-normal text-ink print:max-w-[145mm]! ${plan ? 'pr-27 sm:pr-32' : ''}`}
			// The cloth fits the screen. Not in the build's HTML, where the policy forbids the style.
			style={plan && { maxWidth: `max(20rem, (100svh - 29rem) * ${(COLUMNS + 6) / (loom + 6)} + 8rem)` }}
			translate="no"
		>
			<svg className="block w-full" viewBox={view} role="img" aria-label={plan?.cloth} aria-hidden={!plan}>
				{/* The warp, the two beams that hold it, the shafts that lift it, and a shuttle for each service. */}
				<path d={`M0 ${loom / 2}h${COLUMNS}`} stroke="var(--stone-5)" strokeWidth={loom} strokeDasharray=".35 .65" />
				<path d={`M-3-1.5${across}M-3 ${loom + 1.5}${across}`} stroke="var(--facet-deep)" strokeWidth="3" />
				<path d={`M-3-2.5${across}M-3 ${loom + 0.5}${across}`} stroke="var(--facet-lit)" />
				{!plan && (
					<g stroke="var(--facet-lit)">
						<path d={`M0 72h${COLUMNS}M0 90h${COLUMNS}`} strokeWidth="12" strokeDasharray=".3 1.7" />
						<path d={`M-3 66${across}m0 12H-3m0 6${across}m0 12H-3`} strokeWidth="1.4" />
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
				</g>
				{plan?.isLate && (
					<rect y={date} width={COLUMNS} height={height - date} fill="var(--color-paper)" opacity=".6" />
				)}
				{date > 0 && <path d={`M-3 ${date + 0.5}${across}`} stroke="var(--color-marigold)" />}
			</svg>
			{plan && (
				<ul
					className="absolute inset-y-0 right-0 grid w-25 text-sm leading-tight sm:w-29"
					style={{ gridTemplateRows: heights.join(' ') }}
				>
					<li aria-hidden="true" />
					{marks.map(({ text, isDate }) => (
						<li key={text} className={isDate ? 'border-t-2 border-marigold font-semibold' : 'border-t'}>
							{text.replace(/\u00a0(\d{4})/, ' $1').replace(/(\d) /, '$1\u00a0')}
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

/** The cloth of the brief in a message that has been sent. */
export default function SentBrief({ message, terms }: { message: string; terms: Terms }): ReactNode {
	return <BriefCloth plan={planAt(message, terms)} />;
}
