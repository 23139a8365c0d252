import { servicePaths } from '../../scripts/services/client.ts';
import { blogPost, knownPosts } from '../support/blog.ts';
import { expect } from '../support/fixtures.ts';
import { journey } from './fixtures.ts';
import type { Part } from './visitor.ts';

const list: Part = { role: 'region', name: 'The Journal' };
const cards: Part = { role: 'article', in: list };
const late = blogPost();

journey('The blog lists its posts and finds one by a word in its text', async ({ visitor }) => {
	const title = 'Minutes of the Meeting on the New Website';
	await visitor.open('/blog');
	await visitor.expectCount(cards, knownPosts.length);
	await visitor.picture('list');
	await visitor.fill({ role: 'searchbox', name: 'Search the journal' }, title);
	await visitor.expectTexts({ role: 'status', in: list }, [new RegExp(title)]);
	await visitor.expectCount({ role: 'link', name: `Read on → ${title}`, in: list }, 1);
	await visitor.picture('found');
});

journey(
	'A post newer than the build appears on the next visit to the list, and opens @lookbehind',
	async ({ visitor, services }) => {
		await visitor.open('/blog');
		await visitor.expectCount(cards, knownPosts.length);
		expect(await services.calls(servicePaths.blogs)).toBe(1);
		await services.order({ blogs: { posts: [late] } });
		await visitor.open('/about');
		await visitor.open('/blog');
		await visitor.click({ role: 'link', name: `Read on → ${late.title}`, in: list });
		await visitor.expectPath('/blog/fresh-from-the-loom');
		await visitor.expectTexts({ role: 'heading', name: late.title, in: { role: 'main' } }, [late.title]);
		await visitor.expectCount({ text: 'Threads that only the whole post tells of.' }, 1);
		await visitor.picture('open');
	},
);
