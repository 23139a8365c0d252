import { readFile, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const types: Record<string, string> = {
	'.html': 'text/html; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.json': 'application/json',
	'.webmanifest': 'application/manifest+json',
	'.xml': 'application/xml',
	'.md': 'text/markdown; charset=utf-8',
	'.txt': 'text/plain; charset=utf-8',
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.jpg': 'image/jpeg',
	'.webp': 'image/webp',
	'.avif': 'image/avif',
	'.ico': 'image/x-icon',
	'.woff2': 'font/woff2',
};

/** Hosts call a file without an ending a stream of bytes, unless a rule says better. */
export const contentType = (file: string): string => types[extname(file)] ?? 'application/octet-stream';

const isText = (file: string): boolean => !/\.(png|jpg|webp|avif|ico|woff2)$/.test(file);

/** The file that a modern static host answers with for a path: itself, `path.html`, or a folder's `index.html`. */
export async function findFile(folder: string, path: string): Promise<string | undefined> {
	const plain = join(folder, path.replace(/\/+$/, ''));
	if (plain !== folder && !plain.startsWith(folder + sep)) return undefined;
	const candidates = plain === folder ? [] : [plain, `${plain}.html`];
	for (const file of [...candidates, join(plain, 'index.html')]) {
		if ((await stat(file).catch(() => undefined))?.isFile() === true) return file;
	}
	return undefined;
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that a client takes for a file; pictures and fonts are compressed already. */
export function encodingFor(file: string, accepted: string | undefined): Encoding {
	if (!isText(file)) return 'identity';
	if (/\bbr\b/.test(accepted ?? '')) return 'br';
	return /\bgzip\b/.test(accepted ?? '') ? 'gzip' : 'identity';
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A file's bytes as they go over the wire, compressed once and remembered while the file stays as it is. */
export class Bodies {
	readonly #known = new Map<string, Promise<Buffer>>();
	readonly #quality: number;

	/** @param quality of brotli: 5 is what hosts use that compress on the way, 11 what they do ahead of time. */
	constructor(quality = 5) {
		this.#quality = quality;
	}

	async of(file: string, encoding: Encoding): Promise<{ body: Buffer; etag: string }> {
		const { mtimeMs, size } = await stat(file);
		const etag = `"${Math.round(mtimeMs).toString(36)}-${size.toString(36)}-${encoding}"`;
		const key = `${file} ${etag}`;
		const body = this.#known.get(key) ?? this.#encode(file, encoding);
		this.#known.set(key, body);
		return { body: await body, etag };
	}

	async #encode(file: string, encoding: Encoding): Promise<Buffer> {
		const content = await readFile(file);
		if (encoding === 'identity') return content;
		if (encoding === 'gzip') return zip(content);
		return brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: this.#quality } });
	}
}
