import type { Locator, Page } from '@playwright/test';
import type { Visit } from './visit.ts';
import { ofKind, type Action, type Reaction } from './weight.ts';

/** The first island of a kind that a visitor sees; the fallback screen hides the sidebar of posts. */
const island = (page: Page, name: string): Locator =>
	page
		.locator(`astro-island[component-export="${name}"]`)
		.filter({ has: page.locator('[data-island]:visible') })
		.first();

/** Fills what a visitor sees of a form with something valid, sends it and waits for the answer. */
async function fillAndSend(place: Locator): Promise<void> {
	const values: Record<string, string> = { email: 'asha@example.org', phone: '9825012345' };
	for (const field of await place.locator('input[name], textarea[name]').filter({ visible: true }).all()) {
		await field.fill(values[(await field.getAttribute('name')) ?? ''] ?? 'Asha Mehta');
	}
	for (const list of await place.locator('select').all()) await list.selectOption({ index: 1 });
	await place.locator('[type="submit"]').click();
	await place.locator('.form-status[data-tone]').waitFor();
}

/** What a visitor does, and the name under which the scripts by then are counted. */
interface Step {
	action: Action;
	act: (place: Locator, page: Page) => Promise<void>;
}

/** Things done one after the other, in one island. */
interface Journey {
	island: string;
	steps: Step[];
}

/** What can be done on a page that has these islands. */
const journeys: Journey[] = [
	{ island: 'FaqAccordion', steps: [{ action: 'FAQ item', act: (place) => place.locator('summary').first().tap() }] },
	{ island: 'TechnologyTabs', steps: [{ action: 'tab', act: (place) => place.getByRole('tab').nth(1).tap() }] },
	{
		island: 'NewsletterForm',
		steps: [
			{ action: 'newsletter focus', act: (place) => place.locator('input[name="email"]').focus() },
			{ action: 'newsletter submit', act: fillAndSend },
		],
	},
	{ island: 'ContactForm', steps: [{ action: 'contact submit', act: fillAndSend }] },
	{ island: 'LeadForm', steps: [{ action: 'lead submit', act: fillAndSend }] },
	{
		island: 'WorkCarousel',
		steps: [
			{
				action: 'carousels',
				act: async (place, page) => {
					await place.locator('[data-island]').scrollIntoViewIfNeeded();
					await island(page, 'TestimonialCarousel').locator('[data-island]').scrollIntoViewIfNeeded();
				},
			},
		],
	},
];

async function take({ island: name, steps }: Journey, { page, traffic }: Visit): Promise<Reaction[]> {
	const reactions: Reaction[] = [];
	const place = island(page, name);
	for (const { action, act } of steps) {
		await act(place, page);
		await place.locator('[data-hydrated]').waitFor({ state: 'attached' });
		await traffic.quiet();
		reactions.push({ action, files: ofKind(traffic.loaded, 'script') });
	}
	return reactions;
}

/**
 * Does each thing that can be done on a page, each journey in a browser that has seen nothing before.
 * @param visit the page at rest, untouched so far.
 * @param again opens the same page afresh.
 */
export async function reactionsOf(visit: Visit, again: () => Promise<Visit>): Promise<Reaction[]> {
	const islands = await visit.page
		.locator('astro-island:has([data-island]:visible)')
		.evaluateAll((found) => found.map((element) => element.getAttribute('component-export')));
	const possible = journeys.filter(({ island: name }) => islands.includes(name));
	const reactions: Reaction[] = [];
	for (const [index, journey] of possible.entries()) {
		const fresh = index === 0 ? visit : await again();
		reactions.push(...(await take(journey, fresh)));
		if (fresh !== visit) await fresh.context.close();
	}
	return reactions;
}
