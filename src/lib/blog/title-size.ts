/** The size of a post's title: one of many words, which would fill a phone's screen, is set smaller. */
export function titleSize(title: string): string {
	if (title.length > 160) return 'text-2xl';
	return title.length > 80 ? 'text-3xl' : 'text-4xl';
}
