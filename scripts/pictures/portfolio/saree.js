/* Sarees as flat shapes: worn, or laid over a rod. Colours: { cloth, shade, border, zari, blouse, skin }. */
let sareeCount = 0;

/** A saree worn by a figure; viewBox 0 0 200 230. */
export function sareeWorn({ cloth, shade, border, zari, blouse, skin, motif = 'dot' }, flip = false) {
	const id = `saree${sareeCount++}`;
	const motifs = {
		dot: `<path d="M6 3l3 3-3 3-3-3z" fill="${zari}"/>`,
		check: `<path d="M0 6h12M6 0v12" stroke="${zari}" stroke-width="1.3"/>`,
		leaf: `<path d="M6 1c4 4 4 7 0 10-4-3-4-6 0-10z" fill="${zari}"/>`,
		plain: '',
	};
	const skirt = 'M74 118C66 150 52 196 44 240h116c-4-44-20-92-34-122z';
	const pallu =
		'M128 126C112 112 92 88 84 62c-3-6-16-6-19 1-6 20-6 56-12 92-3 22-8 40-14 58l34 8c6-30 10-62 12-92 12 8 26 12 40 14z';
	return `<svg viewBox="0 0 200 230" width="100%" height="100%" preserveAspectRatio="xMidYMin slice">
	<defs>
		<pattern id="${id}m" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(8)"><g opacity=".8">${motifs[motif]}</g></pattern>
		<linearGradient id="${id}g" x2="1" y2=".4"><stop stop-color="${cloth}"/><stop offset="1" stop-color="${shade}"/></linearGradient>
		<clipPath id="${id}s"><path d="${skirt}"/></clipPath><clipPath id="${id}p"><path d="${pallu}"/></clipPath>
	</defs>
	<g ${flip ? 'transform="translate(200) scale(-1 1)"' : ''}>
		<circle cx="119" cy="44" r="11" fill="#241a1c"/>
		<path d="M112 38l14-4 5 9-8 10-12-2z" fill="#241a1c"/>
		<path d="M92 52h16v16h-16z" fill="${skin[1]}"/>
		<ellipse cx="100" cy="40" rx="15.5" ry="19" fill="${skin[0]}"/>
		<path d="M83 42c-2-18 8-25 18-25s19 7 17 24c-3-8-7-13-12-16-8 5-18 6-23 17z" fill="#241a1c"/>
		<circle cx="97" cy="33" r="1.7" fill="#b3202c"/>
		<circle cx="116" cy="52" r="2.6" fill="#e0a52b"/>
		<path d="M92 62c4 5 12 5 16 0l22 7c6 2 8 6 8 12l2 30-13 3-2 8H78l-4-38c-1-8 2-13 8-15z" fill="${skin[0]}"/>
		<path d="M89 63l11 17 11-17 18 6c6 2 8 6 8 13l1 18-13 2-2 9H80L72 84c-1-8 2-13 7-15z" fill="${blouse}"/>
		<path d="M138 100c3 12 3 24-2 34-4 9-14 15-24 17l-3-7c9-3 15-8 17-15 2-8 0-17-1-27z" fill="${skin[0]}"/>
		<path d="M125 96l13-2 .5 6-13 2.5z" fill="${zari}"/>
		<path d="${skirt}" fill="url(#${id}g)"/>
		<g clip-path="url(#${id}s)">
			<path d="${skirt}" fill="url(#${id}m)"/>
			<path d="M104 118c4 30 6 76 4 122h8c2-44-2-92-8-122zM116 118c8 30 14 76 16 122h9c-4-46-12-92-20-122zM94 118c-2 30-4 76-8 122h7c3-44 6-92 6-122z" fill="#000" opacity=".16"/>
			<path d="M40 212q60 12 124 0v24H40z" fill="${border}"/>
			<path d="M40 210q60 12 124 0v3q-64 12-124 0z" fill="${zari}"/>
			<path d="M40 217q60 12 124 0v1.5q-64 12-124 0z" fill="${zari}"/>
		</g>
		<path d="M112 144c-8 1-14 3-17 7l3 5 14-4z" fill="${skin[0]}"/>
		<path d="M116 141l5 8-4 3-5-8z" fill="#e0a52b"/>
		<path d="M86 60c10 28 26 50 46 66l-4 8C106 120 88 98 78 70z" fill="#000" opacity=".15"/>
		<path d="${pallu}" fill="${cloth}"/>
		<g clip-path="url(#${id}p)">
			<path d="${pallu}" fill="url(#${id}m)"/>
			<path d="M74 58c6 30 24 54 54 74v14C98 130 74 106 68 70zM66 70c-2 40-8 90-20 150h8c10-56 14-100 16-146z" fill="#000" opacity=".14"/>
			<path d="M84 60c8 28 26 50 46 64l-4 9C104 118 84 92 76 62z" fill="${border}"/>
			<path d="M80 62c8 28 26 52 46 68l-1 3C104 118 84 92 76 62z" fill="${zari}"/>
			<path d="M30 188l60 12v40H30z" fill="${border}"/>
			<path d="M30 186l60 12v3l-60-12zM30 193l60 12v1.5l-60-12z" fill="${zari}"/>
		</g>
	</g></svg>`;
}

/** A saree laid over a rod, its pallu in front; viewBox 0 0 200 230. */
export function sareeHung({ cloth, shade, border, zari, motif = 'dot' }) {
	const wave = (x, y, width, depth) =>
		`M${x} 34V${y}${Array.from({ length: 6 }, (_, k) => `q${width / 12} ${k % 2 ? -depth : depth} ${width / 6} 0`).join('')}V34z`;
	const folds = (x, width, y, count) =>
		Array.from({ length: count }, (_, k) => {
			const [left, step] = [x + (width / count) * k, width / count];
			return `<path d="M${left} 34h${step * 0.42}V${y + 8}h-${step * 0.42}z" fill="#000" opacity=".13"/>
				<path d="M${left + step * 0.55} 34h${step * 0.16}V${y + 8}h-${step * 0.16}z" fill="#fff" opacity=".1"/>`;
		}).join('');
	const sprays = (x, width, from, to, gap) => {
		let art = '';
		for (let row = 0, y = from; y < to; row++, y += gap)
			for (let cx = x + (row % 2 ? gap : gap / 2); cx < x + width - 3; cx += gap)
				art +=
					motif === 'check'
						? `<path d="M${cx - gap / 2} ${y}h${gap}M${cx} ${y - gap / 2}v${gap}" stroke="${zari}" opacity=".7"/>`
						: `<path d="M${cx} ${y - 5}q5 5 0 10q-5-5 0-10z" fill="${zari}"/>`;
		return art;
	};
	const temples = (x, width, y, count) =>
		Array.from(
			{ length: count },
			(_, k) =>
				`<path d="M${x + (width / count) * k} ${y}l${width / count / 2}-13 ${width / count / 2} 13z" fill="${border}"/>`,
		).join('');
	const id = `saree${sareeCount++}`;
	const [back, front] = [wave(84, 186, 92, 4), wave(24, 206, 100, 5)];
	return `<svg viewBox="0 0 200 230" width="100%" height="100%" preserveAspectRatio="xMidYMid slice">
	<clipPath id="${id}b"><path d="${back}"/></clipPath><clipPath id="${id}f"><path d="${front}"/></clipPath>
	<path d="M0 26h200v8H0z" fill="#8a5a34"/><path d="M0 26h200v2.5H0z" fill="#b98452"/>
	<g clip-path="url(#${id}b)"><path d="${back}" fill="${shade}"/>${sprays(84, 80, 48, 180, 17)}
		<path d="M160 30h20v180h-20z" fill="${border}"/><path d="M157 30h3v180h-3zM170 30h2v180h-2z" fill="${zari}"/>${folds(84, 92, 186, 5)}<path d="M84 30h52v180H84z" opacity=".22"/></g>
	<g clip-path="url(#${id}f)"><path d="${front}" fill="${cloth}"/>${sprays(42, 82, 46, 128, 17)}
		<path d="M24 132h110v90H24z" fill="${border}"/>${temples(24, 100, 133, 7)}
		<path d="M24 138h110v4H24zM24 146h110v1.5H24zM24 184h110v4H24zM24 192h110v1.5H24z" fill="${zari}"/>
		${[0, 1, 2, 3].map((k) => `<path d="M${49 + k * 22} 152q13 12 0 27q-13-15 0-27z" fill="${zari}"/><path d="M${49 + k * 22} 160q5 6 0 12q-5-6 0-12z" fill="${cloth}"/>`).join('')}
		<path d="M24 30h16v180H24z" fill="${border}"/><path d="M40 30h3v180h-3zM31 30h2v180h-2z" fill="${zari}"/>${folds(24, 100, 206, 5)}</g>
	<path d="M24 24q50-6 100 0v12H24z" fill="${cloth}"/><path d="M124 25q26-4 52 1v8h-52z" fill="${shade}"/><path d="M24 24h17v12H24z" fill="${border}"/><path d="M24 30h152v5H24z" opacity=".14"/>
	</svg>`;
}

const SKINS = [
	['#b97a56', '#9c6242'],
	['#8f5a3c', '#75472e'],
	['#cf9670', '#b27a56'],
];
export const SAREES = {
	patola: {
		cloth: '#b3202f',
		shade: '#8d1527',
		border: '#17503f',
		zari: '#f0c04a',
		blouse: '#17503f',
		skin: SKINS[0],
		motif: 'leaf',
	},
	kanjivaram: {
		cloth: '#0f6f6b',
		shade: '#0a5154',
		border: '#a3195b',
		zari: '#f2c75c',
		blouse: '#a3195b',
		skin: SKINS[1],
		motif: 'dot',
	},
	paithani: {
		cloth: '#5b2a86',
		shade: '#43206a',
		border: '#d8901f',
		zari: '#f6d47a',
		blouse: '#0f6f6b',
		skin: SKINS[0],
		motif: 'dot',
	},
	marigold: {
		cloth: '#e39a1e',
		shade: '#c67c10',
		border: '#7b1230',
		zari: '#fbe3a1',
		blouse: '#7b1230',
		skin: SKINS[2],
		motif: 'dot',
	},
	rose: {
		cloth: '#e8a0a6',
		shade: '#d4808a',
		border: '#8a2946',
		zari: '#fdf0d2',
		blouse: '#8a2946',
		skin: SKINS[1],
		motif: 'leaf',
	},
	celadon: {
		cloth: '#cfe0bd',
		shade: '#b2c99a',
		border: '#2d6a4d',
		zari: '#c8962c',
		blouse: '#2d6a4d',
		skin: SKINS[2],
		motif: 'dot',
	},
};
