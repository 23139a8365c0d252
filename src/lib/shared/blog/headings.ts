/** Before the ids of a post on its own page; for the sanitisers. */
export const POST_IDS = { idPrefix: 'post-' };

/** A heading of a post that links may lead to. */
export interface Heading {
	id: string;
	text: string;
	/** 2 for those right below the title. */
	level: number;
}
