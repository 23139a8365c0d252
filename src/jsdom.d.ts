/** The parts of jsdom that the build uses; the package comes without types. */
declare module 'jsdom' {
	export class JSDOM {
		constructor(html: string);
		readonly window: Window & typeof globalThis;
	}
}
declare module 'jsdom/lib/jsdom/living/helpers/internal-constants.js' {
	export const domSymbolTree: {
		index: (node: object) => number | { valueOf: () => number };
		_node: (node: object) => object;
	};
}
declare module 'jsdom/lib/jsdom/living/attributes.js' {
	const attributes: { appendAttribute: (element: { _attributeList: readonly object[] }, attribute: object) => void };
	export default attributes;
}
