/**
 * Takes the ids off the islands of a page. Astro makes them from the folder in which the project lies, so that builds of
 * one commit differ from machine to machine, and nothing reads them.
 * @param html a built page.
 */
export const withoutIslandIds = (html: string): string => html.replace(/<astro-island uid="\w*"/g, '<astro-island');

/**
 * Takes out the style sheet that Astro writes before the first island: HTML allows none inside the body, and
 * `src/styles/elements.css` says the same.
 * @param html a built page.
 */
export const withoutIslandStyle = (html: string): string => html.replace(/<style>astro-island,[^<]*<\/style>/, '');
