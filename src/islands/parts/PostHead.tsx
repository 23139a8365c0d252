import type { BlogObject } from '../../lib/shared/blog/blog-object';
import { pictureUrl } from '../../lib/shared/blog/image-url';
import type { BlogSource } from '../../lib/shared/blog/paths';
import { href } from '../../lib/shared/site/urls';
import type { BlogWords } from '../../schemas/pages';

export interface PostHeadProps {
	post: Pick<BlogObject, 'title' | 'createdAt' | 'updated' | 'author' | 'authorLine' | 'authorPicture'>;
	/** How long it takes to read. */
	minutes: number;
	source: BlogSource;
	/** Writes a date as it is read. */
	formatDate: (iso: string) => string;
	strings: Pick<BlogWords, 'publishedOn'> & Pick<BlogWords['post'], 'back' | 'readingTime' | 'author' | 'updatedOn'>;
}

/** A long title, which would fill a phone's screen, is set smaller. */
function sizeOf({ length }: string): string {
	if (length > 160) return 'text-2xl';
	return length > 80 ? 'text-3xl' : 'text-4xl';
}

/** What stands above the text of a post, whether the build knew it or not. */
export function PostHead({ post, minutes, source, formatDate, strings }: PostHeadProps) {
	const { title, createdAt, updated, author, authorLine, authorPicture } = post;
	const face = authorPicture && pictureUrl(authorPicture, source.listUrl, source.base);
	const name = author && strings.author.replace('{author}', () => author);
	const isIntroduced = name && (face || authorLine);
	const date = (iso: string) => (
		<time dateTime={iso} data-local-date>
			{formatDate(iso)}
		</time>
	);
	const stroke = (
		<>
			{' '}
			<span aria-hidden="true">/</span>{' '}
		</>
	);
	return (
		<>
			<p>
				<a className="text-link" href={href('/blog')}>
					{strings.back}
				</a>
			</p>
			<h1 className={`mt-4 ${sizeOf(title)} wrap-anywhere`} data-post-title>
				{title}
			</h1>
			<p className="mt-5 text-sm text-ink-soft">
				{strings.publishedOn} {date(createdAt)}
				{updated && (
					<>
						{stroke}
						{strings.updatedOn} {date(updated)}
					</>
				)}
				{name && !isIntroduced && (
					<>
						{stroke}
						{name}
					</>
				)}
				{stroke}
				{strings.readingTime.replace('{minutes}', String(minutes))}
			</p>
			{isIntroduced && (
				<p className="mt-3 flex items-center gap-2 text-sm">
					{face && <img src={face} alt="" width={44} height={44} className="size-11 rounded-md object-cover" />}
					<span className="wrap-anywhere">
						<b>{name}</b>
						{authorLine && (
							<>
								<br />
								{authorLine}
							</>
						)}
					</span>
				</p>
			)}
		</>
	);
}
