/** The part of jsdom that the build uses; the package comes without types. */
declare module 'jsdom' {
	export class JSDOM {
		constructor(html: string);
		readonly window: Window & typeof globalThis;
	}
}
