/**
 * Returns a part of the film about a potter; the whole is 640 by 400 units, with the potter in the middle.
 * @param {string} box the viewBox of the part
 */
export function potter(box) {
	return `<svg viewBox="${box}" width="100%" height="100%" preserveAspectRatio="xMidYMid slice">
	<defs>
		<linearGradient id="studio" x2="1" y2="1"><stop stop-color="#e8b37c"/><stop offset="1" stop-color="#b8683f"/></linearGradient>
		<linearGradient id="clay"><stop stop-color="#a94b26"/><stop offset=".45" stop-color="#e98a5a"/><stop offset="1" stop-color="#9c4220"/></linearGradient>
	</defs>
	<path d="M0 0h640v400H0z" fill="url(#studio)"/>
	<path d="M400 0h70L250 330h-60zM500 0h30L340 330h-30z" fill="#fff" opacity=".13"/>
	<g fill="#6d3721">
		<path d="M20 104h176v10H20zM20 196h176v10H20zM470 150h150v10H470z"/>
		<path d="M36 66q0-10 8-14h28q8 4 8 14 0 26-10 38H46q-10-12-10-38zM98 52h26q2 12 0 18 4 16-2 34h-22q-6-18-2-34-2-6 0-18zM140 64h54q-2 30-16 40h-22q-14-10-16-40zM34 152q0-12 10-14h22q10 2 10 14 0 30-10 44H44q-10-14-10-44zM92 164h54q-4 24-14 32h-26q-10-8-14-32zM158 134h30v62h-30zM486 104q0-12 10-14h26q10 2 10 14 0 34-12 46h-22q-12-12-12-46zM552 112h54q-4 28-14 38h-26q-10-10-14-38z"/>
	</g>
	<path d="M0 326h640v74H0z" fill="#4f2417"/><path d="M0 326h640v8H0z" fill="#743a24"/>
	<!-- Meera, in an apron. -->
	<path d="M296 152h48v50h-48z" fill="#7a4830"/>
	<path d="M210 330c-4-60 0-104 24-124 18-16 44-20 62-24q24 24 48 0c18 4 44 8 62 24 24 20 28 64 24 124z" fill="#17655f"/>
	<path d="M272 190l48 44 48-44 14 8-18 132H276l-18-132z" fill="#f3dcb0"/>
	<path d="M300 186l20 26 20-26z" fill="#7a4830"/>
	<path d="M277 98c0-36 18-52 43-52s43 16 43 52-18 70-43 70-43-34-43-70z" fill="#9c6242"/>
	<circle cx="376" cy="66" r="21" fill="#241a1c"/>
	<path d="M270 118c-10-54 16-82 50-82 36 0 60 28 48 82-2-18-6-28-12-36-22 2-40-6-48-16-8 20-34 26-38 52z" fill="#241a1c"/>
	<!-- The bowl on the wheel, and her hands on it. -->
	<ellipse cx="320" cy="338" rx="130" ry="17" fill="#2b130c"/>
	<path d="M240 262q-4 44 22 70 58 14 116 0 26-26 22-70z" fill="url(#clay)"/>
	<ellipse cx="320" cy="262" rx="80" ry="15" fill="#c96a3e"/><ellipse cx="320" cy="263" rx="66" ry="10" fill="#58220f"/>
	<path d="M243 290q77 18 154 0M250 312q70 16 140 0" fill="none" stroke="#8a3a1c" stroke-width="4"/>
	<path d="M224 226c-14 20-16 42-6 62 8 12 26 16 40 6l12-20-18-10-8 6c-4-14-2-26 4-40zM416 226c14 20 16 42 6 62-8 12-26 16-40 6l-12-20 18-10 8 6c4-14 2-26-4-40z" fill="#9c6242"/>
	<path d="M238 202c-26 10-36 32-36 62q20 14 46 6l14-56zM402 202c26 10 36 32 36 62q-20 14-46 6l-14-56z" fill="#0f4d4a"/>
	</svg>`;
}
