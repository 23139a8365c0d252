/** What a case is about, the HTML as it comes from outside, and what both sanitisers make of it. */
export type SanitiseCase = readonly [name: string, html: string, expected: string];
