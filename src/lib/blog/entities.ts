/** Names of U+00A0 to U+00FF in their order; with those below, what editors write by name. */
const LATIN_1 =
	'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
		' ',
	);

const NAMED = new Map<string, string>([
	...LATIN_1.map((name, index): [string, string] => [name, String.fromCharCode(0xa0 + index)]),
	['amp', '&'],
	['lt', '<'],
	['gt', '>'],
	['quot', '"'],
	['apos', "'"],
	['ndash', '–'],
	['mdash', '—'],
	['lsquo', '‘'],
	['rsquo', '’'],
	['ldquo', '“'],
	['rdquo', '”'],
	['bull', '•'],
	['hellip', '…'],
	['euro', '€'],
	['trade', '™'],
	['rarr', '→'],
	['minus', '−'],
	['le', '≤'],
	['ge', '≥'],
	['zwnj', '\u200c'],
	['zwj', '\u200d'],
]);

function fromCodePoint(code: number): string {
	const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
	return isCharacter ? String.fromCodePoint(code) : '\ufffd';
}

/** Text with its character references resolved; a reference that is not known stays as it is written. */
export function decodeEntities(text: string): string {
	return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]\w{1,7}));?/gi, (whole, hex, decimal, name) => {
		if (typeof hex === 'string') return fromCodePoint(Number.parseInt(hex, 16));
		if (typeof decimal === 'string') return fromCodePoint(Number.parseInt(decimal, 10));
		return (whole.endsWith(';') && NAMED.get(String(name))) || whole;
	});
}
