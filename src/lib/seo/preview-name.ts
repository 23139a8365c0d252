/** The file name of a page's link preview picture, without its ending. */
export function ogName(path: string): string {
	return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}
