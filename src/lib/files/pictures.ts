import { extname } from 'node:path';
import sharp from 'sharp';

/** The kinds of pictures that every browser shows, by the endings of their names. */
const SHOWN = ['avif', 'gif', 'jpg', 'png', 'svg', 'webp'];

/** The names of pictures, also of kinds that browsers do not show. */
export const PICTURE = /\.(avif|bmp|gif|hei[cf]|jfif|jpe?g|jxl|pjpeg|png|psd|raw|svg|tiff?|webp)$/i;

const SAVE = 'Save it as AVIF, JPG, PNG or WebP, and copy it here again.';

/** Reads what a picture says of itself. @throws if it is none, or its end is missing, which sharp tells of some kinds late. */
async function read(bytes: Buffer) {
	const metadata = await sharp(bytes).metadata();
	if (['heif', 'jpeg'].includes(metadata.format)) await sharp(bytes, { failOn: 'truncated' }).resize(8).toBuffer();
	if (metadata.format === 'png' && !bytes.includes('IEND')) throw new Error('The end is missing.');
	return metadata;
}

/** Returns the width and height of a picture as people see it, or what is wrong. A drawing is as large as it needs to be. */
export async function lookAtPicture(name: string, bytes: Buffer): Promise<string | [width: number, height: number]> {
	if (name.endsWith('.svg') && !/<svg[^>]*\s(viewBox|width)=/.test(bytes.toString()))
		return 'This drawing does not say its size. Export it again, with a viewBox.';
	if (bytes.includes('version https://git-lfs')) return 'This is only a pointer of Git LFS. Run "git lfs pull".';
	const metadata = await read(bytes).catch(() => undefined);
	if (!metadata) return `This is not a picture that browsers show, or its end is missing. ${SAVE}`;
	const { format, pages = 1, orientation = 1, autoOrient } = metadata;
	const ending = format.replace('heif', 'avif').replace('jpeg', 'jpg');
	if (!SHOWN.includes(ending)) return `Browsers do not show ${format.toUpperCase()}, the kind of this picture. ${SAVE}`;
	if (extname(name).toLowerCase().replace('jpeg', 'jpg') !== `.${ending}`)
		return `This is of another kind than its name says. Its name must end with .${ending}.`;
	const beforePixels = bytes.subarray(0, bytes.indexOf(format === 'png' ? 'IDAT' : 'mdat'));
	if (pages > 1 || (format === 'png' && beforePixels.includes('acTL')))
		return `This picture moves. Save one of its frames. ${SAVE}`;
	if (format !== 'jpeg' && (format === 'heif' ? beforePixels.includes('irot') : orientation > 1))
		return 'This picture lies on its side, and only a note in the file says so. Turn it upright in a picture editor.';
	return format === 'svg' ? [Infinity, Infinity] : [autoOrient.width, autoOrient.height];
}
