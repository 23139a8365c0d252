import { COLUMNS } from '#lib/brief/cloth.ts';
import type { planAt } from '#lib/brief/estimate.ts';
import { PREVIEW } from '#lib/urls.ts';

/**
 * Draws the cloth of a brief, its plan beside it, and the site's icon and name at the foot. Beside the cloth is a space of
 * 30 pixels, and of 60 at the right.
 */
export async function drawPicture(plan: NonNullable<ReturnType<typeof planAt>>, show: (file: File) => void) {
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
	const small = `500 26px ${style.fontFamily}`;
	const write = (line: string, font: string, x: number, y: number) =>
		Object.assign(fillWith('figure'), { font }).fillText(line, x, y, PREVIEW.width - 60 - x);
	const lines = plan.message.split(/\n| · |(?<=[.,:]) /).filter((line) => line !== plan.total);
	const step = Math.min(46, (PREVIEW.height - 220) / lines.length);
	write(plan.total, `700 46px ${style.getPropertyValue('--font-display')}`, left, 90);
	for (const [index, line] of lines.entries()) write(line, small, left, 100 + (index + 1) * step);
	const icon = new Image();
	icon.src = document.querySelector<HTMLLinkElement>('link[type="image/svg+xml"]')?.href ?? '';
	// Without the icon, there is still a picture.
	await icon.decode().then(
		() => pen.drawImage(icon, left, PREVIEW.height - 84, 48, 48),
		() => {},
	);
	const name = document.querySelector('header [translate=no]')?.textContent.trim();
	write(`${name}  ${location.host}`, small, left + 64, PREVIEW.height - 51);
	canvas.toBlob((blob) => blob && show(new File([blob], 'brief.png', { type: blob.type })));
}
