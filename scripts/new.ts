// npm run new: writes a file for a new post, service, page or project, with an explanation of every field.
import './lib/plain-errors.ts';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { newFile } from '../src/editing/new-file.ts';
import { readSettings } from '../src/lib/build/site/build-settings.ts';
import { root } from './bootstrap.mjs';

const [kind = '', name = ''] = process.argv.slice(2);
const { file, text, next } = newFile(kind, name, { root, today: readSettings({}).today.day });
const path = join(root, file);
if (existsSync(path)) throw new Error(`${file} already exists. Choose another name.`);
const options = { ...(await resolveConfig(path)), filepath: path };
await writeFile(path, await format(text, options));
console.log(`Wrote ${file}.\n${next}`);
