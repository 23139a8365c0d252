import type { Heading } from '../../lib/shared/blog/headings';

export interface PostContentsProps {
	headings: readonly Heading[];
	/** Above the links. */
	title: string;
}

/** A post with fewer headings is seen at a glance. */
const LEAST = 4;

/** The contents of a long post: opened by a press where the screen is narrow, beside the text where it is wide. */
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
