/** A drawing as a file. A built file has its type from its name; while developing, it is the one said here. */
export const svgResponse = (svg: string): Response =>
	new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
