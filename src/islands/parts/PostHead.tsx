import { Fragment } from 'react';
import type { BlogObject } from '../../schemas/blog-object';
import { BLOG_PATH, pictureUrl } from '../../lib/blog/paths';
import { href } from '../../lib/urls';
import { fillIn } from '../../lib/text';
import type { BlogWords } from '../../schemas/words';

export interface PostHeadProps {
	post: BlogObject;
	/** The number of words. */
	length: number;
	listUrl: string;
	formatDate: (iso: string) => string;
	strings: Pick<BlogWords, 'publishedOn'> & Pick<BlogWords['post'], 'back' | 'length' | 'author' | 'updatedOn'>;
}

/** Returns the text size of a title. Long titles are smaller, so that they do not fill a phone's screen. */
function sizeOf({ length }: string): string {
	if (length > 160) return 'text-2xl';
	return length > 80 ? 'text-3xl' : 'text-4xl';
}

/** Everything above the text of a built or late post. */
export function PostHead({ post, length: words, listUrl, formatDate, strings }: PostHeadProps) {
	const { title, createdAt, updated, author, authorLine, authorPicture } = post;
	const face = authorPicture && pictureUrl(authorPicture, listUrl);
	const name = author && fillIn(strings.author, { author });
	const isIntroduced = author && (face || authorLine);
	const dated = (label: string, iso: string) => (
		<>
			{label}{' '}
			<time dateTime={iso} data-local-date>
				{formatDate(iso)}
			</time>
		</>
	);
	const facts = [
		createdAt && dated(strings.publishedOn, createdAt),
		updated && dated(strings.updatedOn, updated),
		!isIntroduced && name,
		fillIn(strings.length, { words }),
	];
	return (
		<div>
			<p>
				<a className="text-link" href={href(BLOG_PATH)}>
					{strings.back}
				</a>
			</p>
			<h1 className={`mt-4 ${sizeOf(title)} wrap-anywhere`} data-post-title>
				{title}
			</h1>
			<p className="mt-5 text-sm text-ink-soft">
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
					{face && <img src={face} alt="" width={44} height={44} className="size-11 rounded-md object-cover" />}
					<span className="wrap-anywhere">
						<b className="block">{name}</b>
						{authorLine}
					</span>
				</p>
			)}
		</div>
	);
}
