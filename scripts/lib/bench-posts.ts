import type { BlogObject } from '../../src/lib/blog/blog-object.ts';
import { choices } from '../../src/lib/art/seeded-choices.ts';

/** Characters of HTML in a post, at least; the last block goes a little beyond. */
const LENGTH = 10_000;
const NEWEST = Date.UTC(2026, 0, 31, 9, 30);
const HOUR = 3_600_000;

type Choose = (limit: number) => number;

const WORDS =
	'warp weft loom cotton silk georgette buyer parcel market price month page photograph invoice thread colour width order delivery season reading website mobile search phone ₹1,200 “sample” સુરત કાપડ naïve café – 40% shop counter design budget plan answer question name address hour review metre weight stock'.split(
		' ',
	);

const words = (choose: Choose, count: number): string =>
	Array.from({ length: count }, () => WORDS[choose(WORDS.length)]).join(' ');

const times = (count: number, make: (index: number) => string): string =>
	Array.from({ length: count }, (_, index) => make(index)).join('');

/** What posts are made of: what editors write, what they paste, and what has to be cleaned away. */
const BLOCKS: readonly ((choose: Choose) => string)[] = [
	(choose) =>
		`<p>${words(choose, 60)}, <a href="https://example.com/${choose(1000)}">${words(choose, 3)}</a>. <strong>${words(choose, 4)}</strong> &amp; <em>${words(choose, 5)}</em>.</p>`,
	(choose) => `<p>${words(choose, 90)}</p>`,
	(choose) => `<h2 id="part-${choose(99)}">${words(choose, 5)}</h2><p>${words(choose, 50)}</p>`,
	(choose) =>
		`<h3>${words(choose, 4)}</h3><ul>${times(5, () => `<li>${words(choose, 9)}<ul><li>${words(choose, 4)}</li></ul></li>`)}</ul>`,
	(choose) => `<ol>${times(6, () => `<li><strong>${words(choose, 2)}</strong>: ${words(choose, 12)}</li>`)}</ol>`,
	(choose) =>
		`<table><thead><tr>${times(4, () => `<th>${words(choose, 1)}</th>`)}</tr></thead><tbody>${times(6, () => `<tr>${times(4, () => `<td>${words(choose, 3)}</td>`)}</tr>`)}</tbody></table>`,
	(choose) =>
		`<pre><code>${times(8, (line) => `\tconst ${'x'.repeat(1 + choose(9))} = list[${line}] &lt; ${choose(500)};\n`)}</code></pre>`,
	(choose) =>
		`<figure><img src="https://images.example.com/${choose(9999)}.jpg" alt="${words(choose, 4)}" width="1200" height="800"><figcaption>${words(choose, 8)}</figcaption></figure>`,
	(choose) => `<blockquote><p>${words(choose, 30)}</p></blockquote>`,
	(choose) =>
		`<p class="MsoNormal" style="margin:0 0 8pt;line-height:107%"><span style="font-size:12pt;font-family:Calibri">${words(choose, 40)}</span></p>`,
	(choose) => `<iframe src="https://www.youtube.com/embed/v${choose(99999)}" title="${words(choose, 3)}"></iframe>`,
	(choose) =>
		`<div onclick="track(${choose(9)})"><script>count(${choose(9)})</script><p>${words(choose, 25)}</p></div>`,
];

function descriptionOf(choose: Choose): string {
	let html = `<p>${words(choose, 35)}</p>`;
	while (html.length < LENGTH) html += `\n${BLOCKS[choose(BLOCKS.length)]?.(choose) ?? ''}`;
	return html;
}

/**
 * A post as a backend might hold it: about 10 KB of varied HTML, the same for the same number on every machine.
 * Each hundredth post bears a title that another has too, each seventh has no picture.
 */
export function benchPost(number: number): BlogObject {
	const choose = choices(number + 1);
	const title = number % 100 === 99 ? 'Notes from the Loom' : `${words(choose, 5)} ${number}`;
	return {
		_id: number.toString(16).padStart(24, '0'),
		title,
		description: descriptionOf(choose),
		...(number % 7 === 0 ? {} : { imageUrl: `https://images.example.com/cover-${number}.jpg` }),
		createdAt: new Date(NEWEST - number * HOUR).toISOString(),
		website: 'infotech',
	};
}
