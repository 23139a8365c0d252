import { brotliCompressSync, constants } from 'node:zlib';

/** The quality of files that are compressed ahead of time; hosts that compress on the way use 4 or 5. */
export const bestQuality = 11;

/** The size of a text after brotli, in bytes; none for an empty one. */
export function brotliSize(text: string, quality: number = bestQuality): number {
	if (text === '') return 0;
	return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}
