/* One scene of a film about a saree shop, 1600 by 900 units, and the frames that show it. */
import { sareeHung, sareeWorn, SAREES } from '../portfolio/saree.js';

const at = (saree, x, y, width, height) =>
	saree.replace('width="100%" height="100%"', `x="${x}" y="${y}" width="${width}" height="${height}"`);

const room = `<defs>
	<radialGradient id="glow" cx=".36" cy=".42" r=".75"><stop stop-color="#f2995f"/><stop offset=".42" stop-color="#b93a5e"/><stop offset="1" stop-color="#3c0a2c"/></radialGradient>
	<linearGradient id="floor" x2="0" y2="1"><stop stop-color="#3a0c2b"/><stop offset="1" stop-color="#1d0517"/></linearGradient>
</defs>
<path fill="url(#glow)" d="M-200-200h2000v1300H-200z"/>
<g fill="#ffd9a8" opacity=".13"><path d="M420-200h190L230 800H-60zM800-200h80L560 800H400z"/></g>
<path fill="url(#floor)" d="M-200 780h2000v320H-200z"/>`;

/** What the camera saw and the editor cut away: a light on a stand, and the microphone above. */
const equipment = `<g stroke="#141414" stroke-width="9" fill="none"><path d="M150 240v660M150 640l-90 250M150 640l90 250"/><path d="M700-120L905 70"/></g>
<path d="M40 60h190l30 190H10z" fill="#202020"/><path d="M20 232h230l8 26H12z" fill="#fff3d8"/>
<path d="M880 40l96 88c16 15 16 34 3 48s-33 13-48-1l-96-88z" fill="#2b2b2b"/>`;

/**
 * Returns the part of the scene inside a viewBox.
 * @param {{ box: string, isRaw?: boolean }} shot
 */
export function shot({ box, isRaw = false }) {
	return `<svg viewBox="${box}" width="100%" height="100%" preserveAspectRatio="xMidYMid slice">${room}
		${at(sareeHung(SAREES.paithani), 1190, 70, 560, 644)}
		${at(sareeHung(SAREES.kanjivaram), 800, 70, 600, 690)}
		<ellipse cx="545" cy="880" rx="290" ry="26" fill="#000" opacity=".3"/>
		${at(sareeWorn(SAREES.marigold), 190, 60, 740, 851)}
		${isRaw ? equipment : ''}</svg>`;
}
