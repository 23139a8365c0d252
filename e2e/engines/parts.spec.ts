import { z } from 'zod';
import { carousels } from '../support/islands.ts';
import { journey } from './fixtures.ts';
import { find, type Part } from './visitor.ts';

journey('A tab shows its tools at once, by click or by key', async ({ visitor }) => {
	const panels: Part = { role: 'tabpanel' };
	const expectShown = async (name: string): Promise<void> => {
		await visitor.expectCount(panels, 1);
		await visitor.expectCount({ ...panels, name }, 1);
	};
	await visitor.open('/');
	await visitor.click({ role: 'tab', name: 'Fire' });
	await expectShown('Fire');
	await visitor.picture('second');
	await visitor.press('ArrowRight');
	await expectShown('Glaze');
});

journey('A question shows its answer and hides the previous one', async ({ visitor }) => {
	/** Returns the indexes of the open items: an open item is taller than its question. */
	const open = () =>
		[...document.querySelectorAll<HTMLElement>('main details')].flatMap((item, index) =>
			item.offsetHeight > (item.querySelector('summary')?.offsetHeight ?? 0) + 10 ? [index] : [],
		);
	await visitor.open('/about');
	await visitor.expectRead(open, [], undefined);
	for (const [index, question] of ['Does Ember & Ash teach children?', 'How long does a bowl take?'].entries()) {
		await visitor.click({ text: question, in: { role: 'main' } });
		await visitor.expectRead(open, [index], undefined);
	}
	await visitor.picture('second');
});

journey('A carousel’s arrow shows the next slide', async ({ visitor }) => {
	const { name, total } = carousels.voices;
	const box: Part = { role: 'group', name };
	/** Returns the indexes of the visible slides. */
	const seen = (box: Part) => {
		const { left, right } = find(box)[0]?.querySelector('.carousel-viewport')?.getBoundingClientRect() ?? new DOMRect();
		return [...(find(box)[0]?.querySelectorAll('[aria-roledescription=slide]') ?? [])].flatMap((slide, index) => {
			const place = slide.getBoundingClientRect();
			const middle = (place.left + place.right) / 2;
			return middle > left && middle < right ? [index] : [];
		});
	};
	await visitor.open('/landing-page');
	// The carousel starts when it becomes visible.
	await visitor.reach(box);
	await visitor.click({ role: 'button', name: 'Hold', in: box });
	const [before = 0] = await visitor.read(z.array(z.number()), seen, box);
	await visitor.click({ role: 'button', name: 'On', in: box });
	await visitor.expectRead(seen, [(before + 1) % total], box);
	await visitor.picture('next');
});

journey('A chip shows its projects, looks pressed, and stays pressed after Back', async ({ visitor }) => {
	const chip = (name: string): Part => ({ role: 'button', name, in: { role: 'group', name: 'Show by kind' } });
	const cards: Part = { role: 'article', in: { role: 'main' } };
	const expectChosen = async (): Promise<void> => {
		await visitor.expectTexts(cards, [/Harbour Café/, /School Plates/]);
		await visitor.expectRead(
			(chips: Part[]) => {
				const [pressed, unpressed] = chips.map((chip) => find(chip)[0]);
				if (!pressed || !unpressed) return 'no chips';
				return getComputedStyle(pressed).color !== getComputedStyle(unpressed).color;
			},
			true,
			[chip('Tableware'), chip('Tiles')],
		);
	};
	await visitor.open('/portfolio');
	await visitor.expectCount(cards, 4);
	await visitor.click(chip('Tableware'));
	await expectChosen();
	await visitor.picture('chosen');
	await visitor.click({ role: 'link', name: 'Ember & Ash, start', in: { role: 'banner' } });
	await visitor.expectPath('/');
	await visitor.tab.goBack();
	await expectChosen();
});
