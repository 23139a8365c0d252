/** The prefix of the ids in a post. */
export const POST_IDS = { idPrefix: 'post-' };
