import { Fragment, type RefCallback } from 'react';
import type { CleanDescription } from '#lib/blog/clean-description.ts';
import { BLOG_PATH, pictureUrl } from '#lib/blog/paths.ts';
import { fillIn } from '#lib/text.ts';
import { href } from '#lib/urls.ts';
import type { BlogObject } from '#schemas/blog-object.ts';
import type { BlogWords } from '#schemas/words.ts';
import { PostPicture } from './PostPicture.tsx';
import { Unbroken } from './Unbroken.tsx';

export interface PostArticleProps {
	post: BlogObject;
	/** The minutes that reading takes. */
	length: number;
	listUrl: string;
	formatDate: (iso: string) => string;
	/** The clean text of the post as HTML, or a function that fills the element with it. */
	body: string | RefCallback<HTMLElement>;
	headings: CleanDescription['headings'];
	/** Links to the service and the project that the post is about. */
	links: readonly { label: string; name: string; path: string }[];
	strings: Pick<BlogWords, 'publishedOn'> &
		Pick<BlogWords['post'], 'back' | 'length' | 'author' | 'updatedOn' | 'contents'>;
}

/** The text sizes of titles. Long titles are smaller, so that they do not fill a phone's screen. */
const SIZES = ['text-5xl', 'text-3xl'];

function PostHead(props: Omit<PostArticleProps, 'body' | 'headings' | 'links'>) {
	const { post, length: minutes, listUrl, formatDate, strings } = props;
	const { title, createdAt, updated, author, authorLine, authorPicture } = post;
	const portrait = authorPicture && pictureUrl(authorPicture, listUrl);
	const name = author && fillIn(strings.author, { author });
	const isIntroduced = author && (portrait || authorLine);
	const dated = (label: string, iso: string) => (
		<>
			{label} <time dateTime={iso} data-local-date children={formatDate(iso)} />
		</>
	);
	const facts = [
		createdAt && dated(strings.publishedOn, createdAt),
		updated && dated(strings.updatedOn, updated),
		!isIntroduced && name,
		minutes > 0 && fillIn(strings.length, { minutes }),
	];
	return (
		<div>
			<p>
				<a className="text-link" href={href(BLOG_PATH)} children={strings.back} />
			</p>
			<h1 className={`mt-4 ${SIZES[Math.floor(title.length / 81)] ?? 'text-2xl'} wrap-anywhere`} data-post-title>
				<Unbroken text={title} />
			</h1>
			<p className="note mt-5 border-t border-ink pt-3">
				{facts.filter(Boolean).map((fact, index, { length }) => (
					<Fragment key={index}>
						{/* Each fact stays on one line, with the stroke behind it. */}
						<span className="inline-block">
							{fact}
							{index < length - 1 && <span aria-hidden="true"> /</span>}
						</span>{' '}
					</Fragment>
				))}
			</p>
			{isIntroduced && (
				<p className="mt-3 flex items-center gap-2 text-sm">
					{portrait && <img src={portrait} alt="" width={44} height={44} className="size-11 rounded-md object-cover" />}
					<span className="wrap-anywhere">
						<b className="block">{name}</b>
						{authorLine}
					</span>
				</p>
			)}
		</div>
	);
}

/** A post's article element, whether the post is built or late. */
export function PostArticle({ body, headings, links, ...head }: PostArticleProps) {
	const { post, listUrl, strings } = head;
	const parts = headings.filter(({ level }) => level === 2);
	return (
		<article data-post>
			<header className="post-head grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:items-center">
				<PostHead {...head} />
				<PostPicture post={post} listUrl={listUrl} fills="hero" className="post-picture" isFirst />
			</header>
			{parts.length > 2 && (
				<nav className="post-contents mt-8 border-y border-line text-sm" aria-label={strings.contents}>
					<details data-label={strings.contents}>
						<summary className="disclosure min-h-12 font-semibold">{strings.contents}</summary>
						<ol className="list-decimal pb-3 pl-5">
							{parts.map(({ id, text }) => (
								<li key={id} className="border-t border-line">
									<a href={`#${id}`} className="block py-1 leading-snug wrap-anywhere text-ink-soft hover:underline">
										{text}
									</a>
								</li>
							))}
						</ol>
					</details>
				</nav>
			)}
			<div
				className="prose mt-6 lg:mt-10"
				data-post-body
				{...(typeof body === 'string' ? { dangerouslySetInnerHTML: { __html: body } } : { ref: body })}
			/>
			{links.length > 0 && (
				<dl className="mt-8 border-t border-line">
					{links.map(({ label, name, path }) => (
						<div key={path} className="border-b border-line py-4">
							<dt className="text-ink-soft">{label}</dt>
							<dd>
								<a className="display text-link text-xl" href={href(path)} children={`${name} →`} />
							</dd>
						</div>
					))}
				</dl>
			)}
		</article>
	);
}
