/** How many characters the title of a page has, as `design.md` 'Voice' sets it. */
export const TITLE = { least: 30, most: 60 } as const;

/** How many characters the description of a page has, by the same source. */
export const DESCRIPTION = { least: 110, most: 155 } as const;
