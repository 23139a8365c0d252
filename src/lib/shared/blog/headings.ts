/** The sanitisers put this before the ids of a post. */
export const POST_IDS = { idPrefix: 'post-' };

/** A heading of a post, with its id. */
export interface Heading {
	id: string;
	text: string;
	/** 2 for the headings right below the title. */
	level: number;
}
