/**
 * What a schema declares about a field with `.meta()`, in addition to its shape, for the editing page.
 */
export interface Declared {
	/** A picture: its folder in `src/assets`, or `blog` for `public/images/blog`. */
	pictures?: string;
	/** A reference to a service or project by file name, to an industry by slug, or to a chip by its text. */
	relation?: 'services' | 'projects' | 'industries' | 'chips';
	markdown?: true;
	/** Text that may have more than one line. */
	long?: true;
	/** A time of day. */
	time?: true;
	/** The values to choose from, with their labels. */
	choices?: readonly { label: string; value: number }[];
}

declare module 'zod' {
	// The type that `.meta()` accepts and that registries return.
	// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a declaration is only merged as an interface
	interface GlobalMeta extends Declared {}
}
