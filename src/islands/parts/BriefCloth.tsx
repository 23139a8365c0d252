import { memo, useEffect, useMemo, useState } from 'react';
import { answersIn, fieldsAt, type Terms } from '#lib/brief/answers.ts';
import { EMPTY_CLOTH, type Row, ROWS, THREADS, weave } from '#lib/brief/cloth.ts';
import { estimate, type Estimate } from '#lib/brief/estimate.ts';

/** How long the shuttle takes for a row, in milliseconds. */
const ROW_TIME = 40;
/** The height of the band with the days above each part. Lengths are in threads, which are as wide as rows are high. */
const BAND = 7.6;
const HEIGHT = ROWS + 3 * BAND;
const VIEW = `-5 -4 ${THREADS + 10} ${HEIGHT + 8}`;
/** A line across the cloth with its selvedges, from the left. */
const LINE = `h${THREADS + 8}`;
/** Words in the drawing: safe from translators, who would remove them, and from the browser's smallest size of letters. */
const WORDS = { translate: 'no', transform: 'scale(.1)', x: -10, y: -20, fontSize: 54 } as const;

/** A row of cloth: the weft, with gaps where the warp lies over it, the figures, and their light and shade. */
const ClothRow = memo(function ClothRow({ row, index }: { row: Row; index: number }) {
	const { part, label, weft, figure, isLate } = row;
	const line = `M-4 .5${LINE}`;
	const threads = [...figure.matchAll(/1+/g)].map(({ 0: run, index: end }) => `M${end + 0.4} .5h${run.length - 0.8}`);
	return (
		<g transform={`translate(0 ${index + BAND * (part + 1)})`}>
			<g fill="none" strokeWidth=".84" strokeLinecap="round" opacity={isLate ? 0.4 : undefined}>
				<path d={line} stroke="var(--shed)" strokeWidth="1" strokeLinecap="butt" />
				<path d={line} stroke={`var(--${weft})`} strokeDasharray="2.2 1.8" strokeDashoffset={index * (1 - part)} />
				<path d={`M-2 .5h.2M${THREADS + 1.8} .5h.2${threads.join('')}`} stroke="var(--figure)" />
				<path d={`M-4 .85${LINE}`} stroke="var(--color-shadow)" strokeOpacity=".3" strokeWidth=".2" />
			</g>
			{label && <path d={`M-4 ${BAND / -2}${LINE}`} stroke="var(--warp)" strokeWidth={BAND} />}
			{label && (
				<text fontWeight="600" fill="var(--figure)" {...WORDS}>
					{label}
				</text>
			)}
		</g>
	);
});

/** A cloth on its loom. Rows that differ from those on the loom are woven one after another. */
export function BriefCloth({ shown }: { shown: Estimate | undefined }) {
	const cloth = useMemo<(Row | undefined)[]>(() => (shown ? weave(shown.pattern) : EMPTY_CLOTH), [shown]);
	const [woven, setWoven] = useState(cloth);
	const next = cloth.findIndex((row, index) => JSON.stringify(row) !== JSON.stringify(woven[index]));
	useEffect(() => {
		if (next < 0) return undefined;
		const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
		const weaveRow = () => setWoven(woven.map((row, index) => (isStill || index === next ? cloth[index] : row)));
		const timer = setTimeout(weaveRow, isStill ? 0 : ROW_TIME);
		return () => clearTimeout(timer);
	});
	const shuttle = `translate(${next % 2 === 0 ? -4 : THREADS - 6}px, ${next + BAND * ((cloth[next]?.part ?? 2) + 1)}px)`;
	return (
		<svg className="w-full" viewBox={VIEW} role="img" aria-label={shown?.cloth} aria-hidden={!shown}>
			{/* The warp, and the two beams that hold it. */}
			<path d={`M-4 ${HEIGHT / 2}${LINE}`} stroke="var(--stone-5)" strokeWidth={HEIGHT + 6} strokeDasharray=".4 .6" />
			<path d={`M-4-3${LINE}M-4 ${HEIGHT + 3}${LINE}`} stroke="var(--color-ink-soft)" strokeWidth="1.6" />
			{woven.map((row, index) => row && <ClothRow key={index} row={row} index={index} />)}
			{next >= 0 && (
				<g style={{ transform: shuttle, transition: `${ROW_TIME}ms linear` }}>
					<path d="M0 .5q1.4-1.3 5-1.3t5 1.3q-1.4 1.3-5 1.3T0 .5z" fill="var(--color-marigold)" />
					<path d="M2.8 .5h4.4" stroke="var(--shed)" strokeWidth=".9" strokeLinecap="round" />
				</g>
			)}
		</svg>
	);
}

/** The cloth of the brief in a message that has been sent, with its number. */
export default function SentBrief({ message, terms }: { message: string; terms: Terms }) {
	const answers = answersIn(fieldsAt(message), terms);
	const shown = answers && estimate(answers, terms);
	if (!shown) return null;
	return (
		<figure className="max-w-60 text-base">
			<BriefCloth shown={shown} />
			<figcaption>{shown.title}</figcaption>
		</figure>
	);
}
