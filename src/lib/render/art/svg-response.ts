/**
 * Returns a response that contains a drawing. Hosts derive the content type from the file name, but the development
 * server needs the header.
 */
export const svgResponse = (svg: string): Response =>
	new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
