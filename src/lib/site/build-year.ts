import { BUILD_DATE } from 'astro:env/server';

/** The year of the build, which is an input of it: two builds of one day are the same. */
export const buildYear = BUILD_DATE.slice(0, 4);
