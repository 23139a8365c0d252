/* The map of the marina, seen from above; the berth that is being booked is C14. */
import { chance } from './kit.js';

/** A boat of length 62 that points to the right, its middle at (0,0). */
export function boat(kind, tone) {
	const hull = 'M-31-11q0-3 3-3h30q20 1 30 14-10 13-30 14h-30q-3 0-3-3z';
	const decks = [
		`<path d="M-27-9h24q14 0 21 9-7 9-21 9h-24z" fill="#d9a66b"/><path d="M-16-7h14q8 1 12 7-4 6-12 7h-14z" fill="#fff"/><path d="M-8-5h6q5 1 7 5-2 4-7 5h-6z" fill="${tone}"/>`,
		`<path d="M-27-8h26q16 0 24 8-8 8-24 8h-26z" fill="#eef2f0"/><path d="M-20-6h16v12h-16z" fill="${tone}"/><path d="M2-5q7 1 10 5-3 4-10 5z" fill="#29566e"/>`,
		`<path d="M-26-7h22q18 0 26 7-8 7-26 7h-22z" fill="#c58b52"/><path d="M-30-1.200h50v2.400h-50z" fill="#fff"/><circle cx="4" r="3.5" fill="#29566e"/><path d="M-24-3h20v6h-20z" fill="${tone}"/>`,
	];
	return `<path d="${hull}" transform="translate(2 4)" fill="#0a5a70" opacity=".35"/><path d="${hull}" fill="#fff" stroke="#0a5a70" stroke-opacity=".25"/>${decks[kind]}`;
}

/** The map as SVG markup for a view of 800×600; berths are labelled A to C from the left. */
export function marina() {
	const random = chance(33);
	const tones = ['#e0603f', '#1f6f8b', '#f0b23e', '#274b6b', '#7fb7a6'];
	const free = { A: [2, 5, 9], B: [1, 6, 7, 11], C: [4, 8] };
	let art = '';
	[4, 196, 410].forEach((x, pier) => {
		const name = 'ABC'[pier];
		for (let k = 0; k < 14; k++) {
			const side = k % 2 ? 1 : -1,
				y = 104 + Math.floor(k / 2) * 56,
				cx = x + side * 46;
			art += `<rect x="${side > 0 ? x + 8 : x - 82}" y="${y - 22}" width="74" height="4" fill="#f1dfc0"/>`;
			if (name === 'C' && k === 9) {
				art += `<rect x="${cx - 38}" y="${y - 15}" width="78" height="45" rx="8" fill="#ff6b4a" stroke="#fff" stroke-width="3"/><text x="${cx + 1}" y="${y + 15}" text-anchor="middle" font-family="Figtree" font-weight="800" font-size="21" fill="#fff">C14</text>`;
			} else if (free[name].includes(k)) {
				art += `<rect x="${cx - 36}" y="${y - 13}" width="74" height="41" rx="8" fill="#fff" fill-opacity=".3" stroke="#fff" stroke-width="2.5" stroke-dasharray="7 5"/><text x="${cx + 1}" y="${y + 14}" text-anchor="middle" font-family="Figtree" font-weight="750" font-size="17" fill="#063f56">${name}${k + 5}</text>`;
			} else {
				const grow = 0.92 + random() * 0.16;
				art += `<g transform="translate(${cx + side * 2} ${y + 8}) scale(${(side * grow).toFixed(2)} ${grow.toFixed(2)})">${boat(Math.floor(random() * 3), tones[Math.floor(random() * 5)])}</g>`;
			}
		}
		art += `<path d="M${x - 8} 74h16v436h-16z" fill="#f7e8cc"/><path d="M${x + 4} 74h4v436h-4z" fill="#dcc398"/>${Array.from({ length: 39 }, (_, k) => `<path d="M${x - 8} ${82 + k * 11}h16" stroke="#dcc398"/>`).join('')}
			<circle cx="${x}" cy="72" r="17" fill="#0b3f54"/><text x="${x}" y="79" text-anchor="middle" font-family="Bricolage" font-weight="700" font-size="20" fill="#fff">${name}</text>`;
	});
	const waves = Array.from({ length: 60 }, () => {
		const [x, y] = [random() * 800, random() * 520];
		return `<path d="M${x.toFixed()} ${y.toFixed()}q6-5 12 0t12 0" />`;
	}).join('');
	const palms = Array.from(
		{ length: 13 },
		(_, k) =>
			`<g transform="translate(${20 + k * 62} ${536 + (k % 2) * 10}) rotate(${k * 23})"><circle cx="3" cy="5" r="15" opacity=".14"/>${Array.from({ length: 7 }, (__, leaf) => `<path d="M0 0q7-8 17-3-7 5-17 3z" transform="rotate(${leaf * 51})" fill="${leaf % 2 ? '#3f8f63' : '#2f7a56'}"/>`).join('')}</g>`,
	).join('');
	return `<defs><linearGradient id="sea" x1=".1" x2=".5" y2="1"><stop stop-color="#2aa7b8"/><stop offset="1" stop-color="#6fd0cb"/></linearGradient></defs>
		<path d="M0 0h800v600H0z" fill="url(#sea)"/><g fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".3">${waves}</g>
		<path d="M0 498q200-14 400-6t400-8v130H0z" fill="#bfe8dc" opacity=".7"/><path d="M0 504q200-12 400-5t400-7v120H0z" fill="#f3dfb8"/><path d="M0 516q200-10 400-4t400-6v100H0z" fill="#e9cf9d"/>${palms}${art}`;
}
