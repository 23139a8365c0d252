import { z } from 'zod';
import { text } from './fields.ts';

/** The text of /llms.txt, which lists pages for language models. */
export const llms = z.strictObject({
	text: text.describe("What the links lead to. Shown below the agency's summary."),
	pages: text.describe('The heading above the links to all pages other than services, projects and posts.'),
	services: text.describe('The heading above the links to the services overview and service pages.'),
	projects: text.describe('The heading above the links to the portfolio and project pages.'),
	posts: text.describe('The heading above the links to the blog list and the newest posts.'),
});
