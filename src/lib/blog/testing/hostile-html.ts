import { SANITISE_CASES } from './sanitise-cases.ts';

/** Attacks beside the table's, made to leave a mark that a browser shows: `window.pwned`. */
const MARKED: readonly [name: string, html: string][] = [
	['a script', '<script>window.pwned = 1</script>'],
	['a picture error', '<img src=x onerror="window.pwned = 1">'],
	['an SVG load', '<svg/onload="window.pwned = 1">'],
	['a body load', '<body onload="window.pwned = 1" onpageshow="window.pwned = 1">'],
	['a details toggle', '<details open ontoggle="window.pwned = 1"><summary>x</summary></details>'],
	['a focus', '<input autofocus onfocus="window.pwned = 1">'],
	['an animation', '<style>@keyframes x{}</style><b style="animation: x" onanimationstart="window.pwned = 1">x</b>'],
	['a srcdoc', '<iframe srcdoc="<script>parent.pwned = 1</script>"></iframe>'],
	['a frame address', '<iframe src="javascript:parent.pwned = 1"></iframe>'],
	['an object', '<object data="javascript:window.pwned = 1"></object>'],
	['a refresh', '<meta http-equiv="refresh" content="0;url=javascript:window.pwned = 1">'],
	[
		'a media error',
		'<video><source onerror="window.pwned = 1"></video><audio src=x onerror="window.pwned = 1"></audio>',
	],
	['a template', '{{constructor.constructor("window.pwned = 1")()}}${window.pwned = 1}'],
	['a shadow root', '<div><template shadowrootmode=open><img src=x onerror="window.pwned = 1"></template></div>'],
	['a marquee', '<marquee onstart="window.pwned = 1">x</marquee>'],
];

/** The class of the attacks above. */
export const LEAVE_A_MARK = 'attacks that leave a mark';

/** Hostile HTML by class: the table's cases and those above; no two names alike. */
export const attacks: Readonly<Record<string, readonly (readonly [name: string, html: string])[]>> = {
	...Object.fromEntries(
		Object.entries(SANITISE_CASES)
			.filter(([group]) => group !== 'harmless')
			.map(([group, cases]) => [group, cases.map(([name, html]) => [name, html] as const)]),
	),
	[LEAVE_A_MARK]: MARKED,
};
