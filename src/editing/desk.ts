import { parse } from 'yaml';
import { slugify } from '../lib/blog/slug.ts';
import type { Wrong } from '../lib/content/content-fault.ts';
import { frontMatter } from '../lib/content/front-matter.ts';
import { checkRecord } from './check-record.ts';
import type { Listed, Opened, Outcome, State, Upload } from './contract.ts';
import { fieldOf } from './fields.ts';
import { History, type Files } from './history.ts';
import { newFile, type Place } from './new-file.ts';
import { isFields, titleOf } from './names.ts';
import { isPicture, pictureFolders, stemOf } from './picture-folders.ts';
import { kindOf, type RecordKind } from './records.ts';
import { writeYaml } from './write-yaml.ts';

export interface Surroundings {
	files: Files;
	place: () => Place;
	/** Text as the formatter of the project would have it. */
	format: (file: string, text: string) => Promise<string>;
	/** What is wrong with a picture that has just been laid into its folder. */
	checkPicture: (file: string) => Promise<Wrong | undefined>;
}

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** The parts of a file: its fields as YAML and, of a post or a page of text, the text below them. */
function partsOf(source: string, { body }: RecordKind) {
	if (body === undefined) return { head: source, body: undefined };
	const parts = frontMatter(source);
	return { head: parts ? `${parts.head}\n` : '', body: parts?.body ?? source };
}

/** @throws where the editing page has no business with a file. */
function knownKind(file: string, title?: string): RecordKind {
	const kind = kindOf(file, title);
	if (kind === undefined) throw new Error(`${file} is no file of this page.`);
	return kind;
}

/** A change that was not made, and why. @param field empty where it is that of a whole file. */
const refused = (file: string, field: string, found: string, expected: string): Outcome => ({
	faults: [{ file, field, found, expected }],
});

const parsed = (text: string): unknown => {
	try {
		return parse(text);
	} catch {
		return undefined;
	}
};

/** The work on the records of the site; each change is checked before it is written, and can be undone. */
export class Desk {
	readonly #around: Surroundings;
	readonly #history: History;

	constructor(around: Surroundings) {
		this.#around = around;
		this.#history = new History(around.files);
	}

	/** All records, and the names of the pictures in each folder. */
	async list(): Promise<Pick<State, 'records' | 'pictures' | 'steps'>> {
		const files = await this.#around.files.list();
		const records = await Promise.all(
			files.filter((file) => kindOf(file)).map(async (file) => (await this.#read(file)).listed),
		);
		const pictures = Object.entries(pictureFolders).map(([name, folder]): [string, string[]] => {
			return [name, files.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(folder.length + 1))];
		});
		const steps = this.#history.steps();
		return { records, pictures: Object.fromEntries(pictures), steps };
	}

	async #read(file: string) {
		const kind = knownKind(file);
		const bytes = await this.#around.files.read(file);
		const source = decode(bytes);
		const parts = partsOf(source, kind);
		const value = parsed(parts.head);
		const title = titleOf(value);
		const isDraft = isFields(value) && value['draft'] === true;
		const { group, isOneOfMany } = kind;
		// The address of a post is made from its title.
		const { address } = knownKind(file, title);
		const listed: Listed = { file, group, title, address, isOneOfMany, isDraft };
		return { kind, bytes, source, ...parts, value, listed };
	}

	async open(file: string): Promise<Opened> {
		const { kind, bytes, value, body, listed } = await this.#read(file);
		return {
			...listed,
			field: fieldOf(kind.schema, file),
			value,
			...(body !== undefined && kind.body && { body, bodyKind: kind.body }),
			version: await this.#version(bytes),
		};
	}

	async #version(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
		return [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))].join('.');
	}

	/** Writes what has changed in a record, unless its schema refuses it. */
	async save(file: string, value: unknown, body: string | undefined, version: string): Promise<Outcome> {
		const { kind, bytes, source, head, body: before } = await this.#read(file);
		if ((await this.#version(bytes)) !== version)
			return refused(file, '', 'changes that somebody else has made to it', 'you to open it again');
		const fields = writeYaml(head, value);
		const isOpenedOnly = fields === head && (before === undefined || body === before);
		const text = isOpenedOnly
			? source
			: before === undefined
				? await this.#around.format(file, fields)
				: `---\n${await this.#around.format(`${file}.yaml`, fields)}---\n${body}`;
		const faults = checkRecord(file, text, kind, this.#around.place().root);
		if (faults.length > 0) return { faults };
		if (text !== source) await this.#history.write('saved', file, bytes, encode(text));
		return { faults: [], file };
	}

	/** Makes a record from its name; a project needs its picture at once. */
	async create(kind: string, name: string, picture?: Upload): Promise<Outcome> {
		const place = this.#around.place();
		if (slugify(name) === '') return refused('', 'name', JSON.stringify(name), 'a name with a Latin letter or a digit');
		const { file, text } = newFile(kind, name, place);
		const other = (await this.#around.files.list()).find((known) => stemOf(known) === stemOf(file));
		if (other !== undefined) return refused('', 'name', `the name of ${other}`, 'a name that no other record has');
		const uploaded =
			picture &&
			(await this.upload('portfolio', { ...picture, name: `${slugify(name)}${/\.\w+$/.exec(picture.name)?.[0]}` }));
		if (uploaded && uploaded.faults.length > 0) return uploaded;
		const source = await this.#around.format(file, text);
		const faults = checkRecord(file, source, knownKind(file), place.root);
		if (faults.length === 0) await this.#history.write('made', file, undefined, encode(source));
		else if (uploaded) await this.#history.undoLast();
		return { faults, file };
	}

	async remove(file: string): Promise<Outcome> {
		const { bytes, listed } = await this.#read(file);
		if (!listed.isOneOfMany) throw new Error(`${file} belongs to the site and stays.`);
		await this.#history.write('deleted', file, bytes, undefined);
		return { faults: [] };
	}

	/** Lays a picture into its folder, under a name that is free. */
	async upload(folder: string, { name, bytes }: Upload): Promise<Outcome> {
		const [, stem = '', ending = ''] = /^(.*?)(\.\w+)$/.exec(name) ?? [];
		const refuse = (found: string, expected: string) => refused(name, '', found, expected);
		const target = pictureFolders[folder];
		const endings = folder === 'logos' ? /^\.(png|jpe?g|webp|avif|svg)$/i : /^\.(png|jpe?g|webp|avif)$/i;
		if (target === undefined || folder === 'marks') return refuse(`the folder ${folder}`, 'one that takes pictures');
		if (!endings.test(ending) || slugify(stem) === '') return refuse('this name', 'a picture: PNG, JPG, WebP or AVIF');
		const files = await this.#around.files.list();
		const isTaken = (id: string): boolean => files.some((file) => stemOf(file) === `${target}/${id}`);
		let id = slugify(stem);
		for (let number = 2; isTaken(id); number++) id = `${slugify(stem)}-${number}`;
		const file = `${target}/${id}${ending.toLowerCase()}`;
		await this.#history.write('uploaded', file, undefined, bytes);
		const fault = await this.#around.checkPicture(file);
		if (fault === undefined) return { faults: [], file };
		await this.#history.undoLast();
		return refuse(fault.found, fault.expected);
	}

	/** The content of a picture. */
	picture(file: string): Promise<Uint8Array<ArrayBuffer>> {
		if (!isPicture(file)) throw new Error(`${file} is no picture.`);
		return this.#around.files.read(file);
	}

	/** Takes one change back. */
	undo(id: number): Promise<Outcome> {
		return this.#history.undo(id);
	}

	/** Begins anew, since what was done is published. */
	forget(): void {
		this.#history.forget();
	}
}
