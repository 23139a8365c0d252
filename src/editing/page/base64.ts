/** Bytes as JSON can carry them. */
export const base64 = (bytes: Uint8Array<ArrayBuffer>): string =>
	btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
