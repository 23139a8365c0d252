import { z } from 'zod';
import { text } from './fields.ts';

/** The texts of /llms.txt, the list of pages for language models. */
export const llms = z.strictObject({
	text: text.describe('What the links lead to; stands below the summary of the agency.'),
	pages: text.describe('The headings of the lists: all pages but the next three kinds.'),
	services: text.describe('The services overview and the service pages.'),
	projects: text.describe('The portfolio and the pages of its projects.'),
	posts: text.describe('The blog list and the newest posts.'),
});
