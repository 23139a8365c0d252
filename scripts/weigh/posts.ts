import { Services } from '../../e2e/support/services.ts';
import { slugify } from '../../src/lib/blog/slug.ts';
import { readLocalPosts } from '../../src/lib/blog/local-posts.ts';
import { root } from '../lib/root.ts';

/** A post that the build does not know. */
const late = {
	_id: 'ffffffffffffffffffffffff',
	title: 'Unknown late post found in the list',
	description: '<h2>Published after the build</h2><p>A text of <strong>some</strong> words.</p>',
	createdAt: '2026-06-01T04:00:00.000Z',
	website: 'infotech',
};

export const latePath = `/blog/${slugify(late.title)}`;

/**
 * Has the local backend publish a post after the build and edit another one.
 * @param origin the site that asks for the list.
 * @returns the title of the edited post.
 */
export async function publishAfterBuild(origin: string): Promise<string> {
	const [first, ...others] = await readLocalPosts(`${root}/content/blog`);
	if (first === undefined) throw new Error('content/blog has no post to edit.');
	const edited = { ...first, description: `${first.description}<p>Edited after the build.</p>` };
	await new Services(origin).order({ blogs: { posts: [late, edited, ...others] } });
	return first.title;
}
