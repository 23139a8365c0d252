import { expect, it } from 'vitest';
import { relatedPosts } from './related-posts.ts';

const entry = (slug: string, title: string, description = '') => ({
	slug,
	post: { _id: slug, title, description, createdAt: '2026-01-31T09:30:00.000Z', website: 'infotech' },
});
const posts = [
	entry('prices', 'What a website costs', '<p>Hosting and prices, without surprises, for small shops.</p>'),
	entry('hosting', 'Hosting for small shops', '<p>What prices hide, without surprises.</p>'),
	entry('sarees', 'Sarees by daylight', '<p>Photographs of silk, without surprises.</p>'),
	entry('silk', 'Silk in photographs', '<p>Daylight, a white wall, without surprises.</p>'),
	entry('alone', 'Nothing else', '<p>Zeppelin.</p>'),
];

it('relates posts by the rare words that they share', () => {
	const related = relatedPosts(posts);
	expect(related.get('prices')?.[0]).toBe('hosting');
	expect(related.get('hosting')?.[0]).toBe('prices');
	expect(related.get('sarees')?.[0]).toBe('silk');
	expect(related.get('alone')).toEqual([]);
});

it('takes words of most posts for no relation', () => {
	expect(relatedPosts(posts).get('prices')).toEqual(['hosting']);
});

it('names at most three, the newest first among equals', () => {
	const many = Array.from({ length: 9 }, (_, index) => entry(`twin-${index}`, 'Loom and bobbin'));
	const others = Array.from({ length: 9 }, (_, index) => entry(`other-${index}`, `Word${index}`));
	expect(relatedPosts([...many, ...others]).get('twin-5')).toEqual(['twin-0', 'twin-1', 'twin-2']);
});
