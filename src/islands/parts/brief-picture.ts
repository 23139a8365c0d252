import { COLUMNS } from '#lib/brief/cloth.ts';
import type { planAt } from '#lib/brief/estimate.ts';
import { PREVIEW } from '#lib/urls.ts';

/** Draws the cloth of a brief, and its plan beside it. Beside the cloth is a space of 30 pixels, and of 60 at the right. */
export function drawPicture(plan: NonNullable<ReturnType<typeof planAt>>, show: (file: File) => void): void {
	const canvas = Object.assign(document.createElement('canvas'), PREVIEW);
	const pen = canvas.getContext('2d');
	if (!pen) return;
	const style = getComputedStyle(document.body);
	const fillWith = (token: string) => Object.assign(pen, { fillStyle: style.getPropertyValue(`--${token}`) });
	fillWith('shed').fillRect(0, 0, PREVIEW.width, PREVIEW.height);
	const thread = (PREVIEW.height - 60) / Math.max(plan.height, COLUMNS);
	pen.setTransform(thread, 0, 0, thread, 30, (PREVIEW.height - plan.height * thread) / 2);
	for (const shape of plan.shapes) {
		const [colour = '', d] = shape.split('|');
		fillWith(colour).fill(new Path2D(d));
	}
	if (plan.date) fillWith('color-marigold').fillRect(-3, plan.date.row, COLUMNS + 6, 1);
	pen.resetTransform();
	const left = COLUMNS * thread + 75;
	const lines = new Set([plan.total, ...plan.message.split(/\n|, | · |[.:] /), location.host]);
	const step = Math.min(46, (PREVIEW.height - 120) / lines.size);
	for (const [index, line] of Array.from(lines).entries()) {
		const font = index === 0 ? `700 46px ${style.getPropertyValue('--font-display')}` : `500 26px ${style.fontFamily}`;
		Object.assign(fillWith('figure'), { font }).fillText(line, left, 90 + index * step, PREVIEW.width - 60 - left);
	}
	canvas.toBlob((blob) => blob && show(new File([blob], 'brief.png', { type: blob.type })));
}
