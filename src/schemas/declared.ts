/**
 * What a schema says of a text beside its shape: that it names something which lies elsewhere. A schema only declares
 * it with `.meta()`; `src/lib/build/content` checks that the thing is there, and the editing page offers what there is.
 */
export interface Declared {
	/** A picture: the folders of `src/assets` in which it may lie, or `blog` for those of posts in `public/images/blog`. */
	pictures?: readonly string[];
	/** An icon or logo of one of the installed sets, such as `ph:storefront`. */
	icon?: true;
	/** A typeface of fontsource.org that is installed. */
	typeface?: true;
	/** A record of another file: a service or project by the name of its file, an industry by its slug, a chip by its words. */
	relation?: 'services' | 'projects' | 'industries' | 'chips';
	/** A link: a path of this site, a fragment or an address elsewhere. */
	link?: true;
	/** A text in Markdown. */
	markdown?: true;
	/** A text of more than a line. */
	long?: true;
	/** A time of the day. */
	time?: true;
	/** What people read in the place of each value that may be chosen. */
	choices?: readonly { label: string; value: number }[];
}

declare module 'zod' {
	// What `.meta()` takes and a registry gives back.
	// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a declaration is only merged as an interface
	interface GlobalMeta extends Declared {}
}
