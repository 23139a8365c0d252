import type { Outcome, Step } from './contract.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The files of the project, wherever they lie. */
export interface Files {
	/** Those below the folders that may be changed. */
	list: () => Promise<string[]>;
	read: (file: string) => Promise<Bytes>;
	/** Without content, the file goes. @throws where the file is none that may be changed. */
	write: (file: string, content: Bytes | undefined) => Promise<void>;
}

const isSameFile = (a: Bytes | undefined, b: Bytes | undefined): boolean =>
	a === b || (a?.length === b?.length && a !== undefined && a.every((byte, index) => byte === b?.[index]));

/** What was done to files, with the way back. */
export class History {
	readonly #files: Files;
	readonly #steps: (Step & { before: Bytes | undefined; after: Bytes | undefined })[] = [];
	#count = 0;

	constructor(files: Files) {
		this.#files = files;
	}

	/** The oldest first. */
	steps(): Step[] {
		return this.#steps.map(({ id, what, file }) => ({ id, what, file }));
	}

	async write(what: Step['what'], file: string, before: Bytes | undefined, after: Bytes | undefined): Promise<void> {
		await this.#files.write(file, after);
		this.#steps.push({ id: ++this.#count, what, file, before, after });
	}

	/** Takes one change back; of several to one file, the last one first. */
	async undo(id: number): Promise<Outcome> {
		const index = this.#steps.findIndex((one) => one.id === id);
		const step = this.#steps[index];
		if (step === undefined) throw new Error('This change has been taken back already.');
		const { file, before, after } = step;
		const now = await this.#files.read(file).catch(() => undefined);
		if (!isSameFile(now, after))
			return { faults: [{ file, field: '', found: 'later changes', expected: 'those to be taken back first' }] };
		await this.#files.write(file, before);
		this.#steps.splice(index, 1);
		return { faults: [], file };
	}

	async undoLast(): Promise<void> {
		await this.undo(this.#count);
	}

	/** Begins anew, since what was done is published. */
	forget(): void {
		this.#steps.length = 0;
	}
}
