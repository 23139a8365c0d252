import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { parseDocument, type Document } from 'yaml';
import { writeYaml } from '../../src/editing/write-yaml.ts';
import { runTool } from '../../scripts/lib/process.ts';

/** Where a value stands in a record. */
type Place = readonly (string | number)[];

/** A copy of the project under an editor's hands. */
export class ProjectFiles {
	readonly root: string;

	constructor(root: string) {
		this.root = root;
	}

	/** Writes a file whole. */
	write(name: string, text: string | Buffer): void {
		const path = join(this.root, name);
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, text);
	}

	read(name: string): string {
		return readFileSync(join(this.root, name), 'utf8');
	}

	/** Changes a record of `content/`, line by line as an editor does. */
	#change(name: string, change: (record: Document) => void): void {
		const source = this.read(`content/${name}`);
		const record = parseDocument(source);
		change(record);
		this.write(`content/${name}`, writeYaml(source, record.toJS()));
	}

	/** Writes a value into a record; without one, takes it out. */
	set(name: string, place: Place, value?: unknown): void {
		this.#change(name, (record) =>
			value === undefined ? record.deleteIn(place) : record.setIn(place, record.createNode(value)),
		);
	}

	/** Adds an entry to a list. */
	add(name: string, place: Place, value: unknown): void {
		this.#change(name, (record) => record.addIn(place, record.createNode(value)));
	}

	/** `npm run new`. */
	async create(kind: string, name: string): Promise<void> {
		const { ok, output } = await runTool('scripts/new.ts', [kind, name], { cwd: this.root });
		if (!ok) throw new Error(output);
	}
}

/** A picture with nothing on it. */
export const drawing = (width: number, height: number): Promise<Buffer> =>
	sharp({ create: { width, height, channels: 3, background: '#7a4b1d' } })
		.png()
		.toBuffer();

/** A photograph as phones store it: 8 MB and more, lying on its side; upright, it is red above and blue below. */
export async function photograph(): Promise<Buffer> {
	const [width, height] = [4032, 3024];
	const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
	const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
		.png({ compressionLevel: 1 })
		.toBuffer();
	return sharp(Buffer.from([200, 40, 30, 30, 40, 200]), { raw: { width: 2, height: 1, channels: 3 } })
		.resize(width, height, { fit: 'fill' })
		.composite([{ input: grain, blend: 'soft-light' }])
		.jpeg({ quality: 96 })
		.withMetadata({ orientation: 6 })
		.toBuffer();
}
