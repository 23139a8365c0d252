/** How long a form waits for a response before it gives up, in milliseconds. */
export const TIME_LIMIT = 20_000;
