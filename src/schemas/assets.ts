import { z } from 'zod';

/** The name of an icon or logo: its set and its name, joined by a colon, such as `ph:storefront`. */
export const iconName = z
	.string()
	.regex(
		/^(ph|devicon|logos|simple-icons):[a-z0-9-]+$/,
		'Write a set and a name, such as ph:storefront. The sets are ph, devicon, logos and simple-icons.',
	)
	.meta({ icon: true });

/** The file name of a drawing or picture in a given folder of src/assets, without its extension. */
export const assetName = (folder: string) =>
	z
		.string()
		.regex(/^[a-z0-9-]+$/, 'Write the file name in lowercase letters, digits and hyphens, without its extension.')
		.meta({ pictures: [folder] });

/** The name of a mark in src/assets/marks, without its extension (default: the common mark). */
export const mark = assetName('marks').default('common').meta({
	title: 'Drawing',
	description: 'A designer has to make new drawings. The drawing called "common" suits any subject.',
});

/** The folder and file name of a picture in src/assets, without its extension. */
export const picturePath = z
	.string()
	.regex(
		/^(portfolio|landing|pages)\/[a-z0-9-]+$/,
		'Write portfolio/, landing/ or pages/ and a file name without its extension.',
	)
	.meta({ pictures: ['portfolio', 'landing', 'pages'] });

export const pictureAddress = z
	.string()
	.regex(/^(\/(?!\/)|https:\/\/)/, 'Write a path in public/ that starts with /, or an https:// address.')
	.meta({ pictures: ['blog'] });
