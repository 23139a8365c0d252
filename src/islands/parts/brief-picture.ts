import type { Estimate } from '#lib/brief/estimate.ts';
import { PREVIEW } from '#lib/urls.ts';

/** The width of a thread, and the space around the cloth, in pixels. */
const [THREAD, SPACE] = [5, 30];

/** Draws the cloth of a brief, and beside it lines of text, of which the first is a heading. */
export function drawPicture({ rows, shapes }: Estimate, lines: readonly string[], show: (file: File) => void): void {
	const canvas = Object.assign(document.createElement('canvas'), PREVIEW);
	const pen = canvas.getContext('2d');
	if (!pen) return;
	const style = getComputedStyle(document.body);
	const fill = (token: string, opacity = 1) =>
		Object.assign(pen, { fillStyle: style.getPropertyValue(`--${token}`), globalAlpha: opacity });
	fill('color-paper').fillRect(0, 0, PREVIEW.width, PREVIEW.height);
	const width = rows[0]?.length ?? 0;
	pen.setTransform(THREAD, 0, 0, THREAD, SPACE, (PREVIEW.height - rows.length * THREAD) / 2);
	fill('shed').fillRect(0, 0, width, rows.length);
	for (const [colour = '', opacity, d] of shapes.map((shape) => shape.split('|')))
		fill(colour, Number(opacity)).fill(new Path2D(d));
	// The shade between the threads.
	for (const y of rows.keys()) fill('color-shadow', 0.26).fillRect(0, y + 0.67, width, 0.33);
	pen.resetTransform();
	const left = width * THREAD + 3 * SPACE;
	for (const [index, line] of lines.entries()) {
		const font = index === 0 ? `700 52px ${style.getPropertyValue('--font-display')}` : `500 28px ${style.fontFamily}`;
		Object.assign(fill('color-ink'), { font }).fillText(line, left, 100 + index * 48, PREVIEW.width - SPACE - left);
	}
	canvas.toBlob((blob) => blob && show(new File([blob], 'brief.png', { type: blob.type })));
}
