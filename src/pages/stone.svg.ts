import type { APIRoute } from 'astro';
import { stonePaths } from '../lib/art/stone';
import { stonePicture } from '../lib/art/stone-colours';

/** The stone as a picture; inline it would not fit into the first flight of the home page. */
export const GET: APIRoute = () => new Response(stonePicture(stonePaths()));
