import { expect, it } from 'vitest';
import { answerText } from './answer-text.ts';

it.each([
	['an empty answer', ''],
	['a short one', '[{"title":"સુરત"}]'],
	['one of several megabytes', 'સુરત, '.repeat(500_000)],
])('reads the whole of %s', async (_name, text) => {
	expect((await answerText(new Response(text))) === text).toBe(true);
});

it('reads characters that come in two pieces', async () => {
	const bytes = new TextEncoder().encode('સુરત');
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			controller.enqueue(bytes.subarray(0, 4));
			controller.enqueue(bytes.subarray(4));
			controller.close();
		},
	});
	expect(await answerText(new Response(body))).toBe('સુરત');
});

it('reads an answer without a body as no text', async () => {
	expect(await answerText(new Response(null))).toBe('');
});
