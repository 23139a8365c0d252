import { Services } from '../services/client.ts';
import { readLocalPosts } from '../../src/lib/blog/build/local-posts.ts';
import { slugify } from '../../src/lib/blog/slug.ts';
import { root } from '../lib/root.ts';

/** What was published, and a text that only the new version has. */
export interface Published {
	edited: { title: string; text: string };
	late: { path: string; text: string };
}

const title = 'Unknown late post, found in the list';
const text = 'Written after the build.';

/** Has the local backend publish a new post and change one that the build knows. @param origin the site that asks. */
export async function publishAfterBuild(origin: string): Promise<Published> {
	const [first, ...others] = await readLocalPosts(`${root}/content/blog`);
	if (first === undefined) throw new Error('content/blog has no post to edit.');
	const late = {
		_id: 'f'.repeat(24),
		title,
		description: `<h2>A late post</h2><p>${text}</p>`,
		createdAt: '2026-06-01T04:00:00.000Z',
		website: first.website,
	};
	const edited = { ...first, description: `${first.description}<p>${text}</p>` };
	await new Services(origin).order({ blogs: { posts: [late, edited, ...others] } });
	return { edited: { title: first.title, text }, late: { path: `/blog/${slugify(title)}`, text } };
}
