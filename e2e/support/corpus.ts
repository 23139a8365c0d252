import { join } from 'node:path';
import { root } from '../../scripts/lib/root.ts';
import { readLocalPosts } from '../../src/lib/blog/build/local-posts.ts';
import { arrangePosts } from '../../src/lib/blog/slug.ts';
import { servicesOrigin } from '../../scripts/lib/variants.ts';

/** Plain text between the odd parts, as real posts have it. */
const PARAGRAPHS = [
	'A client seldom asks for a website. They ask why the telephone is quiet, why the neighbour is found and they are not, and whether it can be done before the season starts. The website is what we answer with.',
	'We start with the questions that come in on the sales phone. Thirty of them, written down as they were asked, are worth more than a workshop, because they are the words that buyers type.',
	'Whoever writes the text should have sold the product once. You can hear it in the second sentence: it says what the cloth weighs, how wide it is and when it leaves the warehouse.',
	'Most visitors have a phone that cost less than fifteen thousand rupees and a connection that comes and goes between two stations. A page that waits for a megabyte is a page that they do not see.',
	'Numbers help only where somebody acts on them. We look at three on a Monday, change one thing, and look at the same three a week later. Everything else is decoration.',
	'A design system is a drawer in which things have their place. It costs two weeks to build and saves an hour a day, and you notice it first when somebody new joins and finds what they need.',
	'Photographs should be taken in daylight, by a window, before noon. Nobody can judge a colour under a tube light, and the returns that follow cost more than the photographer.',
	'Nobody reads a page from top to bottom. They look at the heading, at the first words of each paragraph and at the pictures, and then they decide whether to stay for a minute.',
	'What is online belongs to the client: the name, the texts, the pictures and the accounts. We write that into the offer, since we have met too many people who had to buy their own name back.',
	'After the launch the work changes. A page that nobody opens is taken down or rewritten, and the words that people search for find their way into the headings.',
];

/** Puts paragraphs in the place of each mark; each post starts at another one. */
function lengthen(html: string, start: number): string {
	let next = start;
	const paragraph = (): string => `<p>${PARAGRAPHS[next++ % PARAGRAPHS.length]}</p>`;
	return html.replaceAll('<!-- more -->', () => Array.from({ length: 7 }, paragraph).join('\n'));
}

const posts = await readLocalPosts(join(import.meta.dirname, 'corpus'), join(root, 'public'));

/** Twenty long posts of varied real-world HTML, as the backend would give them. */
export const corpus = arrangePosts(
	posts.map((post, index) => ({
		...post,
		description: lengthen(post.description, index),
		...(post.imageUrl && { imageUrl: new URL(post.imageUrl, servicesOrigin).href }),
	})),
);
