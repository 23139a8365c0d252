import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { findFieldProblems } from '#editing/field-problems.ts';
import { findFileProblems } from './file-check.ts';
import cases from './file-check.test.json' with { type: 'json' };

const root = mkdtempSync(join(tmpdir(), 'files-'));
afterAll(() => rmSync(root, { recursive: true }));

const picture = () => sharp({ create: { width: 400, height: 8, channels: 3, background: '#0af' } });

/** Pictures by the words that stand for them in the table, such as `@png cut`. */
const pictures = new Map<string, Buffer>();
for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const) {
	const name = `@${format.replace('jpeg', 'jpg')}`;
	const bytes = await picture().toFormat(format).toBuffer();
	pictures.set(name, bytes).set(`${name} cut`, bytes.subarray(0, -20));
	pictures.set(`${name} turned`, await picture().toFormat(format).withMetadata({ orientation: 6 }).toBuffer());
}
const frames = [await picture().png().toBuffer(), await picture().negate().png().toBuffer()];
const moving = sharp(frames, { join: { animated: true } }).webp();
pictures.set('@moving', await moving.toBuffer());
pictures.set('@png with letters', Buffer.concat([await picture().png().toBuffer(), Buffer.from('acTL')]));
pictures.set('@large', Buffer.concat([await picture().webp().toBuffer(), Buffer.alloc(1_600_000)]));

/** Looks at a project that has only these files. */
function lookAt(files: Record<string, string | Buffer>) {
	for (const folder of ['content', 'src', 'public']) rmSync(join(root, folder), { recursive: true, force: true });
	for (const folder of ['content', 'src/assets', 'public/images']) mkdirSync(join(root, folder), { recursive: true });
	for (const [name, content] of Object.entries(files)) {
		mkdirSync(dirname(join(root, name)), { recursive: true });
		writeFileSync(join(root, name), pictures.get(String(content)) ?? content);
	}
	return findFileProblems(root);
}

test.each(cases.faults)('stops at $file: $says', async ({ file, content, encoding, says }) => {
	const { problems } = await lookAt({ [file]: encoding ? Buffer.from(content, encoding as BufferEncoding) : content });
	expect(problems).toContain(file + says);
});

test.each(cases.together)('names all at once: twins, and what is not there: $says', async ({ files, says }) => {
	expect((await lookAt(files)).problems.sort()).toEqual(says);
});

test.each(cases.unwise)('warns, and stops nothing: $says', async ({ files, says }) => {
	expect(await lookAt(files)).toMatchObject({ problems: [], warnings: [says] });
});

test('passes over what systems leave behind, code, comments that cut nothing, and pictures that no page uses', async () => {
	expect((await lookAt(cases.right)).problems).toEqual([]);
});

test('names every field that a schema refuses, by line, for the development server', async () => {
	const { records } = await lookAt(cases.fields.files);
	expect(findFieldProblems(records)).toEqual(expect.arrayContaining(cases.fields.says));
});
