/** Elements that go with all that they contain. */
export const DROPPED = (
	'script style template noscript noembed noframes iframe frame frameset object embed applet svg math xmp plaintext ' +
	'title textarea select option optgroup datalist button audio video canvas map selectedcontent portal fencedframe'
).split(' ');
