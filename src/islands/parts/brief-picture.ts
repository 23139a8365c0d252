import { COLUMNS } from '#lib/brief/cloth.ts';
import type { planAt } from '#lib/brief/estimate.ts';
import { PREVIEW } from '#lib/urls.ts';

const MARGIN = 30;
const FOOT = 120;

/** Draws the cloth of a brief, its plan beside it, and the site's icon and name at the foot. */
export async function drawPicture(plan: NonNullable<ReturnType<typeof planAt>>, show: (file: File) => void) {
	const canvas = Object.assign(document.createElement('canvas'), PREVIEW);
	const pen = canvas.getContext('2d');
	if (!pen) return;
	const style = getComputedStyle(document.body);
	const fillWith = (token: string) => Object.assign(pen, { fillStyle: style.getPropertyValue(`--${token}`) });
	const { width, height } = PREVIEW;
	fillWith('shed').fillRect(0, 0, width, height);
	const thread = (height - 2 * MARGIN) / Math.max(plan.height, COLUMNS);
	const top = (height - plan.height * thread) / 2;
	pen.setTransform(thread, 0, 0, thread, MARGIN, top);
	for (const shape of plan.shapes) {
		const [colour = '', d] = shape.split('|');
		fillWith(colour).fill(new Path2D(d));
	}
	pen.resetTransform();
	const left = MARGIN + COLUMNS * thread + 45;
	const space = width - left - MARGIN;
	const write = (text: string, font: string, x: number, y: number) =>
		Object.assign(pen, { font }).fillText(text, x, y, width - MARGIN - x);
	if (plan.date) {
		const y = top + plan.date.row * thread;
		fillWith('color-marigold').fillRect(0, y, left - MARGIN, thread);
		pen.fillRect(0, y, 200, 36);
		fillWith('color-on-marigold');
		write(plan.date.text, `600 22px ${style.fontFamily}`, 12, y + 26);
	}
	const texts = [
		{ text: plan.total, size: 46, token: 'figure', font: `700 46px ${style.getPropertyValue('--font-display')}` },
		{ text: plan.ready, size: 26, token: 'figure' },
		{ text: plan.due ?? '', size: 26, token: 'color-marigold' },
		...[plan.asked, plan.notes, ...plan.parts.map(({ name, until }) => `${name} ${until}`)].map((text) => ({
			text,
			size: 22,
			token: 'facet-lit',
		})),
	];
	// Each text is as many lines as its words need.
	const lines = texts.flatMap(({ text, size, token, font = `500 ${size}px ${style.fontFamily}` }, at) => {
		pen.font = font;
		const broken = [''];
		for (const word of text.split(' ')) {
			const longer = `${broken.at(-1)} ${word}`.trim();
			if (pen.measureText(longer).width > space) broken.push(word);
			else broken[broken.length - 1] = longer;
		}
		return text
			? broken.map((line, index) => ({ line, font, token, step: size * 1.25 + (index === 0 && at < 6 ? 12 : 0) }))
			: [];
	});
	const needed = lines.reduce((sum, { step }) => sum + step, 0);
	let y = MARGIN;
	for (const { line, font, token, step } of lines) {
		y += step * Math.min(1, (height - FOOT - MARGIN) / needed);
		fillWith(token);
		write(line, font, left, y);
	}
	const icon = new Image();
	icon.src = document.querySelector<HTMLLinkElement>('link[type="image/svg+xml"]')?.href ?? '';
	// Without the icon, there is still a picture.
	await icon.decode().then(
		() => pen.drawImage(icon, left, height - 84, 48, 48),
		() => {},
	);
	const name = document.querySelector('header [translate=no]')?.textContent.trim();
	fillWith('figure');
	write(`${name}  ${location.host}`, `500 26px ${style.fontFamily}`, left + 64, height - 51);
	canvas.toBlob((blob) => blob && show(new File([blob], 'brief.png', { type: blob.type })));
}
