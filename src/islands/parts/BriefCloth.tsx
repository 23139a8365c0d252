import { memo, useEffect, useState } from 'react';
import { answersAt, type Terms } from '../../lib/brief/answers';
import { EMPTY_LOOM, ENDS, type Row, ROWS, weave } from '../../lib/brief/cloth';
import { estimate, type Estimate } from '../../lib/brief/estimate';

/** How long the shuttle takes for a row, in milliseconds. */
const PACE = 40;
/** Translators would replace the words in a drawing by elements that drawings do not show. React's types lack this. */
const UNTRANSLATED = { translate: 'no' } as const;
/** The height of a row and the width of a thread, and the height of the band with the days above each part. */
const [STEP, BAND] = [10, 76];
const [WIDTH, HEIGHT] = [STEP * ENDS, STEP * ROWS + 3 * BAND];
/** The length of a row with its selvedges. */
const SPAN = WIDTH + 80;
/** The dashes of the weft, by part, and how far they move with each row: twill to one side and the other, and satin. */
const DASHES = ['22 18', '22 18', '62 18'];
const SHIFTS = [10, -10, 30];

/** A row of cloth: the weft, with gaps where the warp lies over it, the figures, and their light and shade. */
const Pick = memo(function Pick({ row: { part, weft, figure, isLate }, index }: { row: Row; index: number }) {
	const line = `M-40 5h${SPAN}`;
	const shift = index * (SHIFTS[part] ?? 0);
	const threads = Array.from(
		figure.matchAll(/1+/g),
		({ 0: run, index: end }) => `M${STEP * end + 4} 5h${STEP * run.length - 8}`,
	);
	return (
		<g transform={`translate(0 ${STEP * index + BAND * (part + 1)})`} opacity={isLate ? 0.4 : undefined}>
			<path d={line} stroke="var(--shed)" strokeWidth="10" strokeLinecap="butt" />
			<path d={line} stroke={`var(--${weft})`} strokeDasharray={DASHES[part]} strokeDashoffset={shift} />
			<path d={`M-20 5h2M${WIDTH + 18} 5h2${threads.join('')}`} stroke="var(--figure)" />
			<path d={`M-40 8.5h${SPAN}`} stroke="#000" strokeOpacity=".3" strokeWidth="2" />
		</g>
	);
});

/** A cloth on its loom. Rows that differ from those on the loom are woven one after another. */
export function BriefCloth({ shown, label }: { shown: Estimate | undefined; label: string }) {
	const cloth = shown ? weave(shown) : EMPTY_LOOM;
	const [woven, setWoven] = useState(cloth);
	const next = cloth.findIndex((row, index) => JSON.stringify(row) !== JSON.stringify(woven[index]));
	useEffect(() => {
		if (next < 0) return undefined;
		const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
		const weaveRow = () => setWoven(woven.map((row, index) => (isStill || index === next ? cloth[index] : row)));
		const timer = setTimeout(weaveRow, isStill ? 0 : PACE);
		return () => clearTimeout(timer);
	});
	const y = STEP * next + BAND * ((cloth[next]?.part ?? 2) + 1);
	return (
		<svg className="w-full" viewBox={`-50 -40 ${WIDTH + 100} ${HEIGHT + 80}`} role="img" aria-label={label}>
			<path
				d={`M-37 ${HEIGHT / 2}h${WIDTH + 74}`}
				stroke="var(--stone-5)"
				strokeWidth={HEIGHT + 60}
				strokeDasharray="4 6"
			/>
			<path d={`M-40-30h${SPAN}m0 ${HEIGHT + 60}H-40`} stroke="var(--color-ink-soft)" strokeWidth="16" />
			<g id="cloth">
				<g fill="none" strokeLinecap="round" strokeWidth="8.4">
					{woven.map((row, index) => row && <Pick key={index} row={row} index={index} />)}
				</g>
				{shown?.labels.map((words, part) => {
					const first = cloth.findIndex((row) => row?.part === part);
					if (first < 0) return undefined;
					return (
						<g key={words} transform={`translate(0 ${STEP * first + BAND * part})`}>
							<path d={`M-40 ${BAND / 2}h${SPAN}`} stroke="var(--warp)" strokeWidth={BAND} />
							<text x="-10" y="56" fontSize="54" fontWeight="600" fill="var(--figure)" {...UNTRANSLATED}>
								{words}
							</text>
						</g>
					);
				})}
			</g>
			{next >= 0 && (
				<g
					style={{
						transform: `translate(${next % 2 === 0 ? -40 : WIDTH - 60}px, ${y}px)`,
						transition: `${PACE}ms linear`,
					}}
				>
					<path d="M0 5q14-13 50-13t50 13q-14 13-50 13T0 5z" fill="var(--color-marigold)" />
					<path d="M28 5h44" stroke="var(--shed)" strokeWidth="9" strokeLinecap="round" />
				</g>
			)}
		</svg>
	);
}

/** The cloth of the brief in a message that has been sent, with its number. */
export default function SentBrief({ message, terms }: { message: string; terms: Terms }) {
	const answers = answersAt(message, terms);
	const shown = answers && estimate(answers, terms);
	if (!shown) return null;
	return (
		<figure className="max-w-60 text-base">
			<BriefCloth shown={shown} label={shown.cloth} />
			<figcaption>{shown.title}</figcaption>
		</figure>
	);
}
