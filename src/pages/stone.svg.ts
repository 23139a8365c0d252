import type { APIRoute } from 'astro';
import { stonePaths } from '../lib/stone';
import { stonePicture } from '../lib/stone-colours';

/** The stone as a picture, for places below the first screen; the hero and the fallback screen draw it inline. */
export const GET: APIRoute = () => new Response(stonePicture(stonePaths()));
