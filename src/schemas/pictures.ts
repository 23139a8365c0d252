import type { SchemaContext } from 'astro/content/config';
import { z } from 'zod';
import { matching, named } from './help.ts';
import { text } from './texts.ts';

export type { SchemaContext };

/** Astro's schema for a picture: in content, its path from the project's folder; on pages, the picture itself. */
export type Image = SchemaContext['image'];

/** A picture from a folder of src/assets, such as `/src/assets/portfolio/zarikart.png`. */
export const pictureIn = (image: Image, folder: 'portfolio' | 'landing' | 'logos' | 'pages', description: string) =>
	image().meta({ pictures: folder, title: 'Picture', description });

/** A picture that decorates the text beside it. */
export const decoration = (image: Image, description: string) =>
	pictureIn(image, 'pages', `${description} Screen readers skip it.`).optional();

/** The address of a picture of a post. */
export const pictureAddress = matching(
	/^(\/(?!\/)|https:\/\/)/,
	'Write a path in public/ that starts with /, or an https:// address.',
).meta({ pictures: 'blog' });

/** The name of an icon from Phosphor, such as `ph:storefront`. */
export const iconName = matching(/^ph:[a-z0-9-]+$/, 'Write ph: and a name from phosphoricons.com: ph:storefront.');

/** The name of a logo in public/logos, with a colon after the set: `devicon:react` is devicon-react.svg. */
export const logoName = matching(
	/^(devicon|logos|simple-icons):[a-z0-9-]+$/,
	'Write the name of a file in public/logos, such as devicon:react for devicon-react.svg.',
).meta(named('Logo', 'A file in public/logos, with a colon after the first word: devicon:react.'));

/** The name of a mark in public/marks.svg or public/tools.svg (default: the common mark). */
export const mark = matching(/^[a-z0-9-]+$/, 'Write the name of a drawing in lowercase letters, digits and hyphens.')
	.default('common')
	.meta(named('Drawing', 'A designer has to make new drawings. The drawing called "common" suits any subject.'));

/** A description of a picture for people who cannot see it. */
export const pictureWords = text.meta(named('What the picture shows', 'A short description for screen readers.'));

/** A tool with its logo. */
export const tool = z.strictObject({ img: logoName, alt: text.meta(named('Name', "The tool's name.")) });
