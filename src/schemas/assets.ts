import { z } from 'zod';
import type { SchemaContext } from 'astro:content';

/** Astro's schema for a picture: in content, its path from the project's folder; on pages, the picture itself. */
export type Image = SchemaContext['image'];
export type Picture = z.output<ReturnType<Image>>;

/** A picture from a folder of src/assets, such as `/src/assets/portfolio/zarikart.png`. */
export const pictureIn = (image: Image, folder: 'portfolio' | 'landing' | 'logos' | 'pages') =>
	image().meta({ pictures: folder });

/** The name of an icon or logo: its set and its name, joined by a colon, such as `ph:storefront`. */
export const iconName = z
	.string()
	.regex(
		/^(ph|devicon|logos|simple-icons):[a-z0-9-]+$/,
		'Write a set and a name, such as ph:storefront. The sets are ph, devicon, logos and simple-icons.',
	);

/** The name of a mark in src/assets/marks, without its extension (default: the common mark). */
export const mark = z
	.string()
	.regex(/^[a-z0-9-]+$/, 'Write the file name in lowercase letters, digits and hyphens, without its extension.')
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
