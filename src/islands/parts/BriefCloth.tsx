import { type ReactNode, useEffect, useRef } from 'react';
import { answersIn, fieldsAt, type Terms } from '#lib/brief/answers.ts';
import { COLUMNS, HEAD, ROWS } from '#lib/brief/cloth.ts';
import { estimate, type Estimate } from '#lib/brief/estimate.ts';

/** The height of the loom, and the space around the cloth, in threads. */
const [HEIGHT, MARGIN] = [HEAD + ROWS, 3];
const VIEW = `-${MARGIN} -${MARGIN} ${COLUMNS + 2 * MARGIN} ${HEIGHT + 2 * MARGIN}`;
/** A line from one end of the beams to the other. */
const ACROSS = `h${COLUMNS + 2 * MARGIN}`;

/** A cloth on its loom, and beside the selvedge the parts of the work. Rows that are new are woven from top to bottom. */
export function BriefCloth({ plan }: { plan: Estimate | undefined }) {
	const woven = useRef<SVGGElement>(null);
	const last = useRef<readonly string[]>([]);
	const { rows = [], shapes = [], marks = [], dateRow = ROWS } = plan ?? {};
	useEffect(() => {
		const first = rows.findIndex((row, y) => row !== last.current[y]);
		last.current = rows;
		if (first < 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
		const from = `inset(0 0 ${100 - (100 * first) / rows.length}% 0)`;
		woven.current?.animate([{ clipPath: from }, { clipPath: 'inset(0)' }], 600);
	});
	const heights = marks.map(({ row }, at) => `minmax(min-content,${(marks[at + 1]?.row ?? ROWS) - row}fr)`);
	const places = `${MARGIN + HEAD + (marks[0]?.row ?? 0)}fr ${heights.join(' ')} ${MARGIN}fr`;
	const [size, date] = [{ width: COLUMNS, height: rows.length }, HEAD + dateRow];
	return (
		<div className="relative pr-23 sm:pr-32">
			<svg className="block w-full" viewBox={VIEW} role="img" aria-label={plan?.cloth} aria-hidden={!plan}>
				{/* The warp, and the two beams that hold it. */}
				<g stroke="var(--stone-5)" strokeWidth={HEIGHT + MARGIN} strokeDasharray=".35 .65" opacity=".7">
					<path d={`M0 ${HEIGHT / 2}h${COLUMNS}`} />
				</g>
				<path d={`M-3-2${ACROSS}M-3 ${HEIGHT + 2}${ACROSS}`} stroke="var(--color-ink-soft)" strokeWidth="1.4" />
				<pattern id="threads" width="1" height="1" patternUnits="userSpaceOnUse">
					<path opacity=".26" d="M0 .67h1V1H0z" />
					<path opacity=".13" d="M.67 0H1v1H.67z" />
				</pattern>
				<g ref={woven}>
					<rect {...size} fill="var(--shed)" />
					{shapes.map((shape) => {
						const [colour, opacity, d] = shape.split('|');
						return <path key={`${colour} ${opacity}`} fill={`var(--${colour})`} opacity={opacity} d={d} />;
					})}
					<rect {...size} fill="url(#threads)" />
				</g>
				{plan?.late && <rect y={date} width={COLUMNS} height={HEIGHT - date} fill="var(--color-paper)" opacity=".6" />}
				{dateRow < ROWS && <path d={`M-3 ${date + 0.5}${ACROSS}`} stroke="var(--color-marigold)" />}
			</svg>
			{/* Not in the build's HTML, where the policy forbids the style. */}
			{plan && (
				<ul
					className="absolute inset-y-0 right-0 grid w-23 text-sm leading-tight sm:w-32"
					style={{ gridTemplateRows: places }}
					translate="no"
				>
					<li aria-hidden="true" />
					{marks.map(({ text, isDate }) => (
						<li key={text} className={isDate ? 'border-t-2 border-marigold font-semibold' : 'border-t border-line'}>
							{text}
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

/** The cloth of the brief in a message that has been sent. */
export default function SentBrief({ message, terms }: { message: string; terms: Terms }): ReactNode {
	const answers = answersIn(fieldsAt(message), terms);
	return (
		<div className="max-w-md font-text text-base tracking-normal text-ink">
			<BriefCloth plan={answers && estimate(answers, terms)} />
		</div>
	);
}
