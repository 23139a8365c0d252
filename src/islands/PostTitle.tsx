/** The title of a post; one of many words, which would fill a phone's screen, is set smaller. */
export function PostTitle({ title }: { title: string }) {
	const size = title.length > 160 ? 'text-2xl' : title.length > 80 ? 'text-3xl' : 'text-4xl';
	return (
		<h1 className={`${size} wrap-anywhere`} data-post-title>
			{title}
		</h1>
	);
}
