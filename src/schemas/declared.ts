/**
 * What a schema declares about a field besides its shape, with `.meta()`. `src/lib/build/content` checks it, and the editing
 * page offers the available values.
 */
export interface Declared {
	/** A picture: the folders of `src/assets` it may be in, or `blog` for `public/images/blog`. */
	pictures?: readonly string[];
	/** An icon or logo of an installed set, such as `ph:storefront`. */
	icon?: true;
	/** An installed typeface of fontsource.org. */
	typeface?: true;
	/** Another record: a service or project by file name, an industry by slug, a chip by its text. */
	relation?: 'services' | 'projects' | 'industries' | 'chips';
	/** A link: a path of this site, a fragment or another address. */
	link?: true;
	markdown?: true;
	/** A text of more than one line. */
	long?: true;
	/** A time of day. */
	time?: true;
	/** The labels of the values to choose from. */
	choices?: readonly { label: string; value: number }[];
}

declare module 'zod' {
	// The type of `.meta()` and of what a registry returns.
	// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a declaration is only merged as an interface
	interface GlobalMeta extends Declared {}
}
