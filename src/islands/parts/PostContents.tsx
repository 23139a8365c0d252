import type { Heading } from '../../lib/blog/text';

export interface PostContentsProps {
	headings: readonly Heading[];
	/** The heading above the links. */
	title: string;
}

/** Posts with fewer headings than this have no table of contents. */
const LEAST = 4;

/** The table of contents of a long post: on narrow screens behind a button, on wide screens beside the text. */
export function PostContents({ headings, title }: PostContentsProps) {
	if (headings.length < LEAST) return null;
	return (
		<nav className="post-contents" aria-label={title}>
			<details>
				<summary>{title}</summary>
				<ol>
					{headings.map(({ id, text, level }) => (
						<li key={id} data-level={level}>
							<a href={`#${id}`}>{text}</a>
						</li>
					))}
				</ol>
			</details>
		</nav>
	);
}
