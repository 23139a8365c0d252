import { daysOf, weaveBand } from '#lib/brief/cloth.ts';
import { inWords, workingDays } from '#lib/brief/estimate.ts';
import { fillIn } from '#lib/text.ts';

// Each answer to the question on Home weaves the band anew, and says the days.
const question = document.querySelector<HTMLElement>('.band-question');
const form = question?.querySelector('form');
const [plan = '', open = '', holidays = ''] = (question?.dataset['terms'] ?? '').split('|');

function answer(): void {
	const inputs = Array.from(question?.querySelectorAll<HTMLInputElement>('[data-days]') ?? []);
	const services = inputs.flatMap(({ checked, dataset }, place) => {
		const days = [(dataset['days'] ?? '').split(' ').map(Number)];
		return checked ? { place, days, alongside: 'alongside' in dataset } : [];
	});
	const days = daysOf(services, 0);
	const end = inWords(workingDays(open.split(',').map(Number), holidays.split(','))[days.length - 1]);
	const said = services[0] ? fillIn(plan, { days: days.length, end }) : '';
	question?.querySelector('[role=status]')?.replaceChildren(said);
	// The script of every page draws it (client/band.ts).
	dispatchEvent(new CustomEvent('brief', { detail: said && weaveBand(days) }));
	if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
		document.querySelector('.cloth > svg')?.animate([{ clipPath: 'inset(0 100% 0 0)' }, { clipPath: 'inset(0)' }], 600);
}

// Without script, the form opens the table.
if (form) form.action = form.action.replace('#days', '');
form?.addEventListener('input', answer);
if (form?.querySelector(':checked')) answer();
question?.scrollIntoView({ block: 'end' });
