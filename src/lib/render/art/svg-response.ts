/** Responds with a drawing. Hosts know the type from the file name; the development server needs the header. */
export const svgResponse = (svg: string): Response =>
	new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
