import { COLUMNS } from '#lib/brief/cloth.ts';
import type { planAt } from '#lib/brief/estimate.ts';
import { PREVIEW } from '#lib/urls.ts';

/** The height of the cloth, and the space around it, in pixels. */
const [HEIGHT, SPACE] = [570, 30];

/** Draws the cloth of a brief, and its plan beside it. */
export function drawPicture(plan: NonNullable<ReturnType<typeof planAt>>, show: (file: File) => void): void {
	const canvas = Object.assign(document.createElement('canvas'), PREVIEW);
	const pen = canvas.getContext('2d');
	if (!pen) return;
	const style = getComputedStyle(document.body);
	const fillWith = (token: string) => Object.assign(pen, { fillStyle: style.getPropertyValue(`--${token}`) });
	fillWith('color-paper').fillRect(0, 0, PREVIEW.width, PREVIEW.height);
	const thread = HEIGHT / Math.max(plan.height, COLUMNS);
	pen.setTransform(thread, 0, 0, thread, SPACE, SPACE);
	for (const shape of plan.shapes) {
		const [colour = '', d] = shape.split('|');
		fillWith(colour).fill(new Path2D(d));
	}
	pen.resetTransform();
	const left = COLUMNS * thread + 3 * SPACE;
	for (const [index, line] of [...plan.lines, location.host].entries()) {
		const font = index === 0 ? `700 52px ${style.getPropertyValue('--font-display')}` : `500 26px ${style.fontFamily}`;
		Object.assign(fillWith('color-ink'), { font }).fillText(line, left, 90 + index * 40, PREVIEW.width - SPACE - left);
	}
	canvas.toBlob((blob) => blob && show(new File([blob], 'brief.png', { type: blob.type })));
}
