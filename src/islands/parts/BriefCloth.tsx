import { memo, useEffect, useState } from 'react';
import '../brief.css';
import { answersIn } from '../../lib/brief/address';
import { ENDS, type Row, ROWS, type Rows, weave } from '../../lib/brief/cloth';
import type { Choices } from '../../lib/brief/plan';
import { type BriefWords, inWords } from '../../lib/brief/words';
import { fillIn } from '../../lib/text';

/** How long the shuttle takes for a row, in milliseconds. */
const PACE = 40;
const [WIDTH, HEIGHT] = [10 * ENDS, 10 * ROWS];
/** A row from edge to edge. */
const LINE = 'M-40 5h800';

/** A row of cloth: the warp, the threads of the weft over it, and their light and shade. */
const Pick = memo(function Pick({ row, index }: { row: Row; index: number }) {
	return (
		<g transform={`translate(0 ${10 * index})`} opacity={row.isLate ? 0.4 : undefined}>
			<g strokeLinecap="butt" strokeWidth="10">
				<path d={LINE} stroke="var(--shed)" />
				<path d={LINE} stroke="var(--warp)" strokeDasharray="7 3" strokeDashoffset="-1.5" />
			</g>
			<path d={row.ground} stroke={row.weft} />
			<path d={row.figure} stroke="var(--figure)" />
			<path d="M-40 3h800" stroke="#fff" strokeOpacity=".18" strokeWidth="1.6" />
			<path d="M-40 9h800" stroke="#000" strokeOpacity=".3" strokeWidth="2" />
		</g>
	);
});

/** Returns the rows on the loom. Those that differ from the cloth are woven one after another. */
function useLoom(cloth: Rows) {
	const [woven, setWoven] = useState(cloth);
	const shuttle = cloth.findIndex((row, index) => JSON.stringify(row) !== JSON.stringify(woven[index]));
	useEffect(() => {
		if (shuttle < 0) return undefined;
		const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
		const weaveRow = () => setWoven(woven.map((row, index) => (isStill || index === shuttle ? cloth[index] : row)));
		const timer = setTimeout(weaveRow, isStill ? 0 : PACE);
		return () => clearTimeout(timer);
	}, [cloth, woven, shuttle]);
	return { woven, shuttle };
}

/** A cloth on its loom, 82 threads wide. @param label what screen readers say. */
export function BriefCloth({ rows, label }: { rows: Rows; label: string }) {
	const { woven, shuttle } = useLoom(rows);
	const place = `translate(${shuttle % 2 === 0 ? -40 : WIDTH - 60}px, ${10 * shuttle}px)`;
	return (
		<svg className="cloth-on-loom" viewBox={`-50 -40 ${WIDTH + 100} ${HEIGHT + 100}`} role="img" aria-label={label}>
			<path d="M-37 370h794" stroke="var(--stone-5)" strokeWidth="800" strokeDasharray="4 6" />
			<g fill="none" strokeLinecap="round">
				<path
					d={`M-44-31H${WIDTH + 44}M-44 ${HEIGHT + 51}H${WIDTH + 44}`}
					stroke="var(--color-ink-soft)"
					strokeWidth="14"
				/>
				<g id="cloth" strokeWidth="8.4">
					{woven.map((row, index) => row && <Pick key={index} row={row} index={index} />)}
				</g>
			</g>
			{shuttle >= 0 && (
				<g className="shuttle" style={{ transform: place }}>
					<path d="M0 5q14-13 50-13t50 13q-14 13-50 13T0 5z" fill="var(--color-marigold)" />
					<path d="M28 5h44" stroke="var(--shed)" strokeWidth="9" strokeLinecap="round" />
				</g>
			)}
		</svg>
	);
}

export interface SentBriefProps {
	code: string;
	choices: Choices;
	words: BriefWords;
}

/** The cloth of a brief that has been sent, with its number. */
export default function SentBrief({ code, choices, words }: SentBriefProps) {
	const answers = answersIn(code, choices);
	if (!answers) return null;
	const { plan, mark, industry, parts } = inWords(answers, choices, words);
	return (
		<figure className="text-base">
			<BriefCloth rows={weave(plan, mark, answers.size).rows} label={fillIn(words.cloth, { industry, parts })} />
			<figcaption>{fillIn(words.title, { code: code.toUpperCase() })}</figcaption>
		</figure>
	);
}
