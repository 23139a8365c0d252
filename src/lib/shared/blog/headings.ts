/** The sanitisers add this prefix to the ids in a post. */
export const POST_IDS = { idPrefix: 'post-' };

/** A heading in a post, with its id. */
export interface Heading {
	id: string;
	text: string;
	/** 2 for headings directly below the title. */
	level: number;
}
