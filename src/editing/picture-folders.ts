import { pictureRules } from '../lib/site/picture-rules.ts';

/** The folder of each kind of picture, by the name that records and the form have for it. */
export const pictureFolders: Readonly<Record<string, string>> = {
	blog: 'public/images/blog',
	marks: 'src/assets/marks',
	...Object.fromEntries(Object.keys(pictureRules).map((name) => [name, `src/assets/${name}`])),
};

const PICTURE = new RegExp(`^(${Object.values(pictureFolders).join('|')})/[\\w-]+\\.(png|jpe?g|webp|avif|svg)$`);

/** Whether a file is a picture that the editing page knows, by its path in the project. */
export const isPicture = (file: string): boolean => PICTURE.test(file);

/** How a picture is sent: a browser draws it by what it is, and only SVG has to be named. */
export const pictureType = (file: string): string =>
	file.endsWith('.svg') ? 'image/svg+xml' : 'application/octet-stream';

/** A file without its ending: another picture or record with the same name would hide it. */
export const stemOf = (file: string): string => file.replace(/\.\w+$/, '');
