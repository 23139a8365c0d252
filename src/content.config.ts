import { defineCollection } from 'astro:content';
import { blogLoader } from './lib/build/blog/blog-loader';
import { loadSettings } from './lib/build/site/build-settings';
import { contentLoader } from './lib/build/content/content-loader';
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
