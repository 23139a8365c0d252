/** How long a form waits for an answer before it gives up, in milliseconds. */
export const TIME_LIMIT = 20_000;
