import { content } from './content.ts';

/** The questions of the pages that have any. */
export const questions = { '/about': content.aboutFaqs, '/contactus': content.contactFaqs };
