import { join } from 'node:path';
import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { format, resolveConfig } from 'prettier';
import { z } from 'zod';
import type { PageFile } from '../../src/editing/bundle.ts';
import type { State } from '../../src/editing/contract.ts';
import { Desk } from '../../src/editing/desk.ts';
import { pictureType } from '../../src/editing/picture-folders.ts';
import { readSettings } from '../../src/integrations/build-settings.ts';
import { checkContent } from '../../src/integrations/content/content-report.ts';
import { findPlaceholders } from '../../src/integrations/content/placeholders.ts';
import { formatFaults, type Wrong } from '../../src/lib/content/content-fault.ts';
import { checkPictures } from '../../src/integrations/pictures/check-pictures.ts';
import { findExampleValues } from '../launch-check/example-values.ts';
import { changesOf, publish } from './changes.ts';
import { filesOf } from './files.ts';

export interface EditOptions {
	/** The project's folder. */
	root: string;
	/** What every request has to bring, so that no other page of the browser can write. */
	token: string;
	/** Where the site with its live reload is. */
	site: string;
	/** The files of the page by their paths. */
	page: ReadonlyMap<string, PageFile>;
	/** The gate of content; it says what is wrong, or nothing. */
	check: () => Promise<string>;
}

const bytes = z.base64().transform((text) => new Uint8Array(Buffer.from(text, 'base64')));
/** What the page may ask for, by name: its arguments. */
const requests = z.discriminatedUnion('ask', [
	z.strictObject({ ask: z.literal('state') }),
	z.strictObject({ ask: z.literal('open'), file: z.string() }),
	z.strictObject({
		ask: z.literal('save'),
		file: z.string(),
		value: z.unknown(),
		body: z.string().optional(),
		version: z.string(),
	}),
	z.strictObject({
		ask: z.literal('create'),
		kind: z.string(),
		name: z.string(),
		picture: z.strictObject({ name: z.string(), bytes }).optional(),
	}),
	z.strictObject({ ask: z.literal('remove'), file: z.string() }),
	z.strictObject({ ask: z.literal('upload'), folder: z.string(), name: z.string(), bytes }),
	z.strictObject({ ask: z.literal('picture'), file: z.string() }),
	z.strictObject({ ask: z.literal('undo'), id: z.int() }),
	z.strictObject({ ask: z.literal('publish'), sentence: z.string().trim().min(1) }),
]);

/** The fault of a picture, by the rules of its folder. */
async function pictureFault(root: string, file: string): Promise<Wrong | undefined> {
	const own = `${file}: `;
	const fault = (await checkPictures(root)).find((one) => one.file === file || one.found.startsWith(own));
	return fault && { found: fault.found.replace(own, ''), expected: fault.expected };
}

const isSecret = (given: string, token: string): boolean =>
	given.length === token.length && timingSafeEqual(Buffer.from(given), Buffer.from(token));

/** The server of the editing page. */
export function editServer({ root, token, site, page, check }: EditOptions): Hono {
	const desk = new Desk({
		files: filesOf(root),
		place: () => ({ root, today: readSettings({}).today.day }),
		format: async (file, text) => {
			// Posts stand as people wrote them; the fields above them come as YAML.
			if (!file.endsWith('.yaml')) return text;
			return format(text, { ...(await resolveConfig(join(root, 'content/site.yaml'))), parser: 'yaml' });
		},
		checkPicture: (file) => pictureFault(root, file),
	});
	const state = async (): Promise<State> => {
		const [list, changes, faults, placeholders, examples] = await Promise.all([
			desk.list(),
			changesOf(root),
			checkContent(root),
			findPlaceholders(root),
			findExampleValues(root),
		]);
		const left = [...placeholders.map(({ file, line }) => ({ where: `${file}:${line}`, what: '' })), ...examples];
		return { ...list, site, changes, faults, left };
	};

	async function answer(request: Exclude<z.output<typeof requests>, { ask: 'picture' }>): Promise<unknown> {
		switch (request.ask) {
			case 'state':
				return state();
			case 'open':
				return desk.open(request.file);
			case 'save':
				return desk.save(request.file, request.value, request.body, request.version);
			case 'create':
				return desk.create(request.kind, request.name, request.picture);
			case 'remove':
				return desk.remove(request.file);
			case 'upload':
				return desk.upload(request.folder, request);
			case 'undo':
				return desk.undo(request.id);
			case 'publish': {
				const faults = await checkContent(root);
				if (faults.length > 0) return { ok: false, step: 'check', report: formatFaults(faults) };
				return publish(root, request.sentence, check);
			}
		}
	}

	const app = new Hono();
	app.use(async ({ req, text }, next) => {
		// A name of another site that leads to this machine would make its page one of ours.
		const { hostname, host } = new URL(req.url);
		const origin = req.header('origin');
		const isOurs =
			['localhost', '127.0.0.1'].includes(hostname) && (origin === undefined || origin === `http://${host}`);
		if (!isOurs) return text('Not from here.', 403);
		return next();
	});
	app.post('/ask', async ({ req, json, body }) => {
		if (!isSecret(req.header('x-edit-token') ?? '', token))
			return json({ problem: 'Open the address that npm run edit printed.' }, 401);
		const request = requests.safeParse(await req.json().catch(() => undefined));
		if (!request.success) return json({ problem: 'This request is none that the page makes.' }, 400);
		try {
			if (request.data.ask === 'picture') {
				const { file } = request.data;
				return body(await desk.picture(file), 200, { 'content-type': pictureType(file) });
			}
			return json((await answer(request.data)) as object);
		} catch (error) {
			return json({ problem: error instanceof Error ? error.message : String(error) }, 422);
		}
	});
	app.get('*', ({ req, body, notFound }) => {
		const file = page.get(req.path === '/' ? 'edit.html' : req.path.slice(1));
		return file === undefined
			? notFound()
			: body(file.content, 200, { 'content-type': file.type, 'cache-control': 'no-store' });
	});
	return app;
}
