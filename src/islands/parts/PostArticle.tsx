import '../../styles/prose.css';
import type { BlogObject } from '../../lib/shared/blog/blog-object';
import type { Heading } from '../../lib/shared/blog/headings';
import type { BlogSource, PostLink } from '../../lib/shared/blog/paths';
import { href } from '../../lib/shared/site/urls';
import type { BlogWords } from '../../schemas/pages';
import { PostContents } from './PostContents';
import { PostHead, type PostHeadProps } from './PostHead';
import { PostPicture } from './PostPicture';

export interface PostArticleProps extends Pick<PostHeadProps, 'minutes' | 'formatDate'> {
	post: BlogObject;
	source: BlogSource;
	/** The sanitised text of the post, for React. As long as the text is the same, pass the same object. */
	body: { __html: TrustedHTML | string };
	headings: readonly Heading[];
	links: readonly PostLink[];
	/** The address of the smaller picture file for phones. */
	small?: string | undefined;
	strings: PostHeadProps['strings'] & Pick<BlogWords['post'], 'contents'>;
}

/** A post's article element, whether the post is built or late. */
export function PostArticle({ post, source, body, headings, links, small, strings, ...head }: PostArticleProps) {
	return (
		<article data-post>
			<header className="post-head">
				<PostHead post={post} source={source} strings={strings} {...head} />
				<PostPicture post={post} source={source} small={small} className="post-picture" />
			</header>
			<PostContents headings={headings} title={strings.contents} />
			<div className="prose mt-10" data-post-body dangerouslySetInnerHTML={body} />
			{links.length > 0 && (
				<dl className="mt-10 border-t border-line">
					{links.map(({ label, name, path }) => (
						<div key={path} className="grid border-b border-line py-4 sm:grid-cols-2">
							<dt className="text-ink-soft">{label}</dt>
							<dd>
								<a className="font-semibold underline underline-offset-4" href={href(path)}>
									{name}
								</a>
							</dd>
						</div>
					))}
				</dl>
			)}
		</article>
	);
}
