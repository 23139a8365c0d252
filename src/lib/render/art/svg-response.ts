/** A drawing as an SVG file. A host tells the type by the file's name; the development server needs this header. */
export const svgResponse = (svg: string): Response =>
	new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
