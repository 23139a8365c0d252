import { COLUMNS, FOOT, HEAD, shapesOf, weave } from '#lib/brief/cloth.ts';
import type { Plan } from '#lib/brief/estimate.ts';
import { PREVIEW } from '#lib/urls.ts';

const MARGIN = 30;

/** Draws the cloth of a brief, and beside it its plan and the name of the site. */
export function drawPicture(plan: Plan, show: (file: File) => void) {
	const canvas = Object.assign(document.createElement('canvas'), PREVIEW);
	const pen = canvas.getContext('2d');
	if (!pen) return;
	const style = getComputedStyle(document.body);
	const fillWith = (token: string) => Object.assign(pen, { fillStyle: style.getPropertyValue(`--${token}`) });
	const { width, height } = PREVIEW;
	fillWith('shed').fillRect(0, 0, width, height);
	const rows = HEAD + plan.picks.length + FOOT;
	const thread = (height - 2 * MARGIN) / Math.max(rows, COLUMNS);
	const top = (height - rows * thread) / 2;
	pen.setTransform(thread, 0, 0, thread, MARGIN, top);
	for (const shape of shapesOf(weave(plan.picks, plan.motif))) {
		const [colour = '', d] = shape.split('|');
		fillWith(colour).fill(new Path2D(d));
	}
	pen.resetTransform();
	const left = COLUMNS * thread + 75;
	if (plan.date) {
		const due = Math.min(top + plan.date.row * thread, height - 36);
		fillWith('color-marigold').font = `600 22px ${style.fontFamily}`;
		pen.fillRect(MARGIN, due, COLUMNS * thread, thread);
		pen.fillRect(MARGIN, due, pen.measureText(plan.date.text).width + 20, 36);
		fillWith('color-on-marigold').fillText(plan.date.text, MARGIN + 10, due + 26);
	}
	const [asked = '', when = ''] = plan.message.split('\n\n');
	const [total = '', ...rest] = when.split('\n');
	// The fewer words, the larger.
	const letters = Math.max(19, 33 - Math.round(plan.message.length / 40));
	let y = MARGIN;
	/** Writes a text below the one before, in as many lines as its words need. */
	const write = (text: string, token: string, size: number, font = `500 ${size}px ${style.fontFamily}`) => {
		fillWith(token).font = font;
		const lines = [''];
		for (const word of text.replace(/ (?=\S+$)/, '\u00a0').split(' ')) {
			const longer = `${lines.at(-1)} ${word}`.trim();
			if (pen.measureText(longer).width < width - MARGIN - left) lines[lines.length - 1] = longer;
			else lines.push(word);
		}
		for (const line of lines) pen.fillText(line, left, (y += size * 1.25));
		y += size / 2;
	};
	for (const text of asked.split('\n')) write(text, 'facet-lit', 20);
	write(total, 'figure', 42, `700 42px ${style.getPropertyValue('--font-display')}`);
	for (const text of rest) write(text, text === plan.due ? 'color-marigold' : 'figure', letters);
	y = Math.max(y, height - 2 * MARGIN);
	write(`${document.querySelector('header [translate=no]')?.textContent.trim()}  ${location.host}`, 'figure', 24);
	canvas.toBlob((blob) => blob && show(new File([blob], 'brief.png', { type: blob.type })));
}
