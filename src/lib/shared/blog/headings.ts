/** The sanitisers add this prefix to the ids in a post. */
export const POST_IDS = { idPrefix: 'post-' };

/** A heading in a post, with its id. */
export interface Heading {
	id: string;
	text: string;
	/** The heading's level; 2 is the level directly below the post's title. */
	level: number;
}
