import type { APIRoute } from 'astro';
import { stonePicture } from '../lib/art/stone';
import { svgResponse } from '../lib/art/svg-response';

/** The stone as a picture; inline it would not fit into the first flight of the home page. */
export const GET: APIRoute = () => svgResponse(stonePicture());
