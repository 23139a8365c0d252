import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'astro/zod';
import { root } from '../../scripts/lib/root.ts';
import { listOfRecords } from '../../src/schemas/collections.ts';
import { content } from './content.ts';

const { slides: pictures, landingTestimonials } = listOfRecords;
const read = (file: string): unknown => parse(readFileSync(join(root, 'content', file), 'utf8'));

/** The questions of the pages that have any. */
export const questions = { '/about': content.aboutFaqs, '/contactus': content.contactFaqs };

/** The pictures of the carousel 'Our Work' (spec §2 Landing page). */
export const slides = z.array(pictures.schema).parse(read(pictures.file));

/** The voices of the carousel below it. */
export const voices = z.array(landingTestimonials.schema).parse(read(landingTestimonials.file));
