import sharp from 'sharp';

/** The kinds of pictures that every browser shows, by the endings of their names. */
const KINDS: Readonly<Record<string, string>> = {
	avif: 'heif',
	gif: 'gif',
	jpg: 'jpeg',
	jpeg: 'jpeg',
	png: 'png',
	svg: 'svg',
	webp: 'webp',
};

/** The names of pictures, also of kinds that browsers do not show. */
export const PICTURE = /\.(avif|bmp|gif|hei[cf]|jfif|jpe?g|jxl|pjpeg|png|psd|raw|svg|tiff?|webp)$/i;

/** The first bytes of photographs of iPhones, whatever their names say. */
const HEIC = /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1)/;

const END_OF_JPEG = Buffer.from([0xff, 0xd9]);
const START_OF_SCAN = Buffer.from([0xff, 0xda]);

/** Returns whether a picture has its end. sharp tells this of the other kinds as soon as it reads their sizes. */
async function isWhole(format: string, bytes: Buffer): Promise<boolean> {
	if (format === 'jpeg') return bytes.lastIndexOf(END_OF_JPEG) > bytes.lastIndexOf(START_OF_SCAN);
	if (format === 'png') return bytes.includes('IEND');
	return (
		format !== 'heif' ||
		sharp(bytes)
			.stats()
			.then(
				() => true,
				() => false,
			)
	);
}

/**
 * Returns what is wrong with a picture: it is none, not what its name says, nothing that browsers show, it moves, or it
 * lies on its side.
 * @param bytes the whole file.
 */
export async function findPictureProblem(name: string, bytes: Buffer): Promise<string | undefined> {
	const start = bytes.toString('latin1', 0, 512);
	if (start.startsWith('version https://git-lfs')) return 'This is only a pointer of Git LFS. Run "git lfs pull".';
	const ending = /[^.]*$/.exec(name.toLowerCase())?.[0] ?? '';
	const save = 'Save it as AVIF, JPG, PNG or WebP.';
	if (HEIC.test(start.slice(4))) return `Browsers do not show HEIC, the kind of this picture. ${save}`;
	const metadata = bytes.length > 0 && sharp(bytes).metadata();
	const picture = metadata && (await metadata.catch(() => undefined));
	if (!picture) return `This is not a picture, or only a part of one. Copy it here again. ${save}`;
	const { format, pages = 1, orientation = 1 } = picture;
	const names = Object.keys(KINDS).filter((one) => KINDS[one] === format);
	if (names.length === 0) return `Browsers do not show ${format.toUpperCase()}, the kind of this picture. ${save}`;
	if (!names.includes(ending))
		return `This is of another kind than its name says. Its name must end with .${names[0]}.`;
	if (!(await isWhole(format, bytes))) return 'The end of this picture is missing. Copy it here again.';
	if (pages > 1 || (format === 'png' && bytes.includes('acTL')))
		return `This picture moves. Save one of its frames. ${save}`;
	if (orientation > 1 && format !== 'jpeg')
		return 'This picture lies on its side, and only a note in the file says so. Turn it upright in a picture editor.';
	return undefined;
}
