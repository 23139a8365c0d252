import * as yaml from 'prettier/plugins/yaml';
import { format } from 'prettier/standalone';
import config from '../../../prettier.config.js';
import type { Wrong } from '../../lib/content/content-fault.ts';
import { pictureRules, sizeFaults } from '../../lib/site/picture-rules.ts';
import type { ChangedFile, Server } from '../contract.ts';
import { Desk } from '../desk.ts';
import type { Files } from '../history.ts';
import { fieldsThatDiffer } from '../differences.ts';
import { isPicture, pictureType } from '../picture-folders.ts';
import { kindOf } from '../records.ts';
import type { GitHost } from './git-host.ts';
import { files } from './node/fs.ts';

const decode = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

const { singleQuote = true, printWidth = 120 } = config;
const STYLE = { parser: 'yaml', plugins: [yaml], singleQuote, printWidth };

/** Size and shape of a picture, by the rules of its folder. */
async function pictureFault(file: string): Promise<Wrong | undefined> {
	const rule = pictureRules[file.split('/')[2] ?? ''];
	if (file.endsWith('.svg')) return undefined;
	try {
		const size = await createImageBitmap(new Blob([files.get(file) ?? new Uint8Array()]));
		return rule && sizeFaults(size, rule)[0];
	} catch {
		return { found: 'no picture', expected: 'what its ending says' };
	}
}

/** The work of the deployed page: all changes stay in the browser until they are published as one commit. */
export async function deployedServer(host: GitHost, site: string): Promise<Server> {
	let { head, files: ids } = await host.tree();
	const published = new Map<string, Uint8Array<ArrayBuffer> | undefined>();
	const mine = [...ids.keys()].filter((file) => kindOf(file) ?? isPicture(file));
	// Pictures are fetched when they are looked at.
	const read = async (file: string) => (kindOf(file) ? host.blob(ids.get(file) ?? '') : undefined);
	for (const [file, content] of await Promise.all(mine.map(async (file) => [file, await read(file)] as const)))
		files.set(file, content);
	for (const [file, content] of files) published.set(file, content);
	const store: Files = {
		list: () => Promise.resolve([...files.keys()].sort()),
		read: async (file) => {
			const content = files.get(file) ?? (files.has(file) ? await host.blob(ids.get(file) ?? '') : undefined);
			if (content === undefined) throw new Error(`${file} is not there.`);
			return content;
		},
		write: (file, content) => {
			if (!kindOf(file) && !isPicture(file)) throw new Error(`${file} is no file that this page may change.`);
			if (content) files.set(file, content);
			else files.delete(file);
			return Promise.resolve();
		},
	};
	const desk = new Desk({
		files: store,
		place: () => ({ root: '.', today: new Date().toLocaleDateString('en-CA') }),
		format: (file, text) => (file.endsWith('.yaml') ? format(text, STYLE) : Promise.resolve(text)),
		checkPicture: pictureFault,
	});
	const changes = () =>
		[...new Set([...files.keys(), ...published.keys()])]
			.filter((file) => {
				const isNewOrGone = files.has(file) !== published.has(file);
				return isNewOrGone || decode(files.get(file)) !== decode(published.get(file));
			})
			.map((file) => [file, published.get(file), files.get(file)] as const);
	return {
		state: async () => {
			const changed = changes().map(([file, before, after]): ChangedFile => {
				const what = !files.has(file) ? 'deleted' : published.has(file) ? 'changed' : 'new';
				const isText = what === 'changed' && kindOf(file) !== undefined;
				return { file, what, fields: isText ? fieldsThatDiffer(file, decode(before), decode(after)) : [] };
			});
			const left = [...files].flatMap(([file, content]) =>
				decode(content)
					.split('\n')
					.flatMap((line, index) =>
						/\bplaceholder: true\b/.test(line) ? [{ where: `${file}:${index + 1}`, what: '' }] : [],
					),
			);
			return { ...(await desk.list()), site, isPublished: true, changes: changed, faults: [], left };
		},
		open: (file) => desk.open(file),
		save: (...change) => desk.save(...change),
		create: (...record) => desk.create(...record),
		remove: (file) => desk.remove(file),
		upload: (...picture) => desk.upload(...picture),
		picture: async (file) => new Blob([await desk.picture(file)], { type: pictureType(file) }),
		undo: (id) => desk.undo(id),
		publish: async (sentence) => {
			try {
				await host.commit(head, sentence, changes());
			} catch (error) {
				return { ok: false, step: 'commit', report: String(error) };
			}
			({ head, files: ids } = await host.tree());
			published.clear();
			for (const [file, content] of files) published.set(file, content);
			desk.forget();
			return { ok: true, step: 'push', report: '' };
		},
	};
}
