const FIRST_SIZE = 2 ** 20;

/**
 * The text of an answer. `Response.text()` holds every small piece of a large answer until the last one has come, and a
 * process never gives so many small pieces of memory back: here they go into one large piece as they come.
 */
export async function answerText({ body }: Response): Promise<string> {
	let buffer = new Uint8Array(FIRST_SIZE);
	let length = 0;
	for await (const piece of body ?? []) {
		if (length + piece.length > buffer.length) {
			const larger = new Uint8Array(2 * (length + piece.length));
			larger.set(buffer);
			buffer = larger;
		}
		buffer.set(piece, length);
		length += piece.length;
	}
	return new TextDecoder().decode(buffer.subarray(0, length));
}
