import { afterAll, expect, it, vi } from 'vitest';
import rows from './content.test.json' with { type: 'json' };

const { site } = rows;
const items: object[] = [];
vi.doMock('astro:content', () => ({ getCollection: () => [{ data: { ...site, items } }] }));
const { areSamples, list } = await import('./content.ts');

it.each(rows.lists)('shows no example beside a real entry: $entries', async ({ name, entries, shown, isSample }) => {
	items.splice(0, items.length, ...entries);
	const found = await list(name as 'clients' | 'slides' | 'homeTestimonials');
	expect(found.map((entry) => ('name' in entry ? entry.name : ''))).toEqual(shown);
	expect(areSamples(found)).toBe(isSample ?? false);
});

it('fills in the hours, bound to their units, and the number of the chat, which is missed only where a text names it', async () => {
	items.splice(0, items.length, { question: 'When?', answer: '{hours}, or write to {chat}.' });
	const answer = 'Monday, 9\u00a0AM to 5:30\u00a0PM, or write to +91\u00a0261\u00a0555\u00a00100.';
	expect(await list('aboutFaqs')).toEqual([{ question: 'When?', answer }]);
	site.chat.url = 'https://chat.example/us';
	await expect(list('aboutFaqs')).rejects.toThrow('content/site.yaml: Texts name {chat}');
	items.splice(0);
	expect(await list('aboutFaqs')).toEqual([]);
});

afterAll(() => {
	vi.doUnmock('astro:content');
	vi.resetModules();
});
