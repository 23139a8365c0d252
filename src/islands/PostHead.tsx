import type { BlogObject } from '../lib/blog/blog-object';
import { readingMinutes } from '../lib/blog/reading-time';
import { href } from '../lib/site/urls';

export interface PostHeadProps {
	post: Pick<BlogObject, 'title' | 'description' | 'createdAt'>;
	/** The post's date as it is read. */
	date: string;
	strings: {
		/** Leads to the list. */
		back: string;
		/** Before the date. */
		publishedOn: string;
		/** {minutes} is filled in. */
		readingTime: string;
	};
}

/** The title of one of many words, which would fill a phone's screen, is set smaller. */
function sizeOf({ length }: string): string {
	if (length > 160) return 'text-2xl';
	return length > 80 ? 'text-3xl' : 'text-4xl';
}

/** What stands above the text of a post, whether the build knew it or not. */
export function PostHead({ post: { title, description, createdAt }, date, strings }: PostHeadProps) {
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
				{strings.publishedOn}{' '}
				<time dateTime={createdAt} data-local-date>
					{date}
				</time>{' '}
				<span aria-hidden="true">/</span>{' '}
				{strings.readingTime.replace('{minutes}', String(readingMinutes(description)))}
			</p>
		</>
	);
}
