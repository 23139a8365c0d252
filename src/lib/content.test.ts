import { afterAll, expect, it, vi } from 'vitest';

const items: object[] = [];
vi.doMock('astro:content', () => ({ getCollection: () => [{ data: { ...site, items } }] }));
const site = {
	name: 'Infotech',
	email: {},
	phone: {},
	address: {},
	hours: { open: [{ days: ['Monday'], opens: '09:00', closes: '17:30' }] },
	chat: { url: 'https://wa.me/912615550100?text=Hello' },
};
const { areSamples, list } = await import('./content.ts');

const example = (name: string) => ({ name, placeholder: true });
const real = (name: string) => ({ name });

it.each([
	['clients', [], []],
	['clients', [example('a'), example('b')], ['a', 'b']],
	['clients', [example('a'), real('b'), example('c')], ['b']],
	['slides', [{ ...real('a'), placeholder: false }, real('b')], ['a', 'b']],
	['homeTestimonials', [real('a'), example('b')], ['a']],
] as const)('shows no example of %s beside a real entry: %j', async (name, entries, shown) => {
	items.splice(0, items.length, ...entries);
	const found = await list(name);
	expect(found.map((entry) => ('name' in entry ? entry.name : ''))).toEqual(shown);
	expect(areSamples(found)).toBe(shown.length === 2 && name === 'clients');
});

it('fills in the hours and the number of the chat, which is missed only where a text names it', async () => {
	items.splice(0, items.length, { question: 'When?', answer: '{hours}, or write to {chat}.' });
	const answer = 'Monday, 9 AM to 5:30 PM, or write to +91\u00a0261\u00a0555\u00a00100.';
	expect(await list('aboutFaqs')).toEqual([{ question: 'When?', answer }]);
	site.chat.url = 'https://chat.example/us';
	await expect(list('aboutFaqs')).rejects.toThrow(
		'content/site.yaml: A text names {chat}, but chat.url has no number.',
	);
	items.splice(0);
	expect(await list('aboutFaqs')).toEqual([]);
});

afterAll(() => {
	vi.doUnmock('astro:content');
	vi.resetModules();
});
