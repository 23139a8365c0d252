import { z } from 'zod';

/** What a schema declares about a field with `.meta()`, in addition to its shape, for the editing page. */
export interface Declared {
	/** A picture: its folder in `src/assets`, or `blog` for `public/images/blog`. */
	pictures?: string;
	/** A reference to a service or project by file name, to an industry by its name, or to a chip or a size of the brief by its text. */
	relation?: 'services' | 'projects' | 'industries' | 'chips' | 'sizes';
	/** Text that may have more than one line. */
	long?: true;
	/** A day, which may have a time. */
	date?: true;
	/** A time of day. */
	time?: true;
}

declare module 'zod' {
	// The type that `.meta()` accepts and that registries return.
	// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a declaration is only merged as an interface
	interface GlobalMeta extends Declared {}
}

/** The help text of a field on the editing page, or its label there with the help text. */
type Help = string | { title: string; description: string };
/** The label and the help text of a field whose name in the file says too little. */
export const named = (title: string, description: string) => ({ title, description });

const metaOf = (help: Help) => (typeof help === 'string' ? { description: help } : help);

/** Several fields under one name. */
export const group = <Shape extends z.core.$ZodLooseShape>(help: Help, shape: Shape) =>
	z.strictObject(shape).meta(metaOf(help));

/** Text of one form. @param rule says how to write it. */
export const matching = (form: RegExp, rule: string) => z.string().regex(form, { error: rule, abort: true });

/** A list that may be empty or left out. */
export const several = <Item extends z.ZodType>(item: Item, help: Help) => z.array(item).default([]).meta(metaOf(help));

/** A list with at least one entry. */
export const some = <Item extends z.ZodType>(item: Item, help: Help) => z.array(item).min(1).meta(metaOf(help));

/** One of several values. If the field is left out, it is `usual`. */
export const choice = <const Value extends string>(values: readonly Value[], usual: NoInfer<Value>, help: Help) =>
	z
		.enum(values)
		.default(usual as never)
		.meta(metaOf(help));
