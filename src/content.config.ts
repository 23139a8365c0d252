import { defineCollection } from 'astro:content';
import { blogLoader } from './integrations/blog/blog-loader';
import { loadSettings } from './integrations/build-settings';
import { contentLoader } from './integrations/content/content-loader';
import { collections as ofContent } from './schemas/collections';

type Collections = {
	[Name in keyof typeof ofContent]: {
		loader: ReturnType<typeof contentLoader>;
		schema: (typeof ofContent)[Name]['schema'];
	};
};
const records = Object.fromEntries(
	Object.entries(ofContent).map(([name, { schema }]) => [name, defineCollection({ loader: contentLoader(), schema })]),
) as Collections;

export const collections = { ...records, posts: defineCollection({ loader: blogLoader(loadSettings()) }) };
