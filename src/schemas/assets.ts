import { z } from 'zod';
import type { SchemaContext } from 'astro/content/config';

export type { SchemaContext };

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

/** Astro's schema for a picture: in content, its path from the project's folder; on pages, the picture itself. */
export type Image = SchemaContext['image'];
export type Picture = z.output<ReturnType<Image>>;

/** A picture from a folder of src/assets, such as `/src/assets/portfolio/zarikart.png`. */
export const pictureIn = (image: Image, folder: 'portfolio' | 'landing' | 'logos' | 'pages') =>
	image().meta({ pictures: folder });

/** The name of an icon from Phosphor, such as `ph:storefront`. */
export const iconName = z
	.string()
	.regex(/^ph:[a-z0-9-]+$/, 'Write ph: and a name from phosphoricons.com, such as ph:storefront.');

/** The name of a logo in public/logos, with a colon after the set: `devicon:react` is devicon-react.svg. */
export const logoName = z
	.string()
	.regex(
		/^(devicon|logos|simple-icons):[a-z0-9-]+$/,
		'Write the name of a file in public/logos, such as devicon:react for devicon-react.svg.',
	)
	.meta({ title: 'Logo', description: 'A file in public/logos, with a colon after the first word: devicon:react.' });

/** The name of a mark in public/marks.svg (default: the common mark). */
export const mark = z
	.string()
	.regex(/^[a-z0-9-]+$/, 'Write the name of a drawing in lowercase letters, digits and hyphens.')
	.default('common')
	.meta({
		title: 'Drawing',
		description: 'A designer has to make new drawings. The drawing called "common" suits any subject.',
	});

/** The address of a picture of a post. */
export const pictureAddress = z
	.string()
	.regex(/^(\/(?!\/)|https:\/\/)/, 'Write a path in public/ that starts with /, or an https:// address.')
	.meta({ pictures: 'blog' });
