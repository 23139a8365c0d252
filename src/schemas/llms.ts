import { z } from 'astro/zod';
import { text } from './fields.ts';

/** The words of /llms.txt, the list of the site's pages for language models. */
export const llms = z.strictObject({
	/** What the links lead to; stands below the summary of the agency. */
	text,
	/** The headings of the lists: all pages but the next three kinds. */
	pages: text,
	/** The services overview and the service pages. */
	services: text,
	/** The portfolio and the pages of its projects. */
	projects: text,
	/** The blog list and the newest posts. */
	posts: text,
});
