import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTexts, readText, type PostText } from './post-texts.ts';

const text = (title: string): PostText => ({
	blog: { _id: 'a', title, description: '<p>x</p>', createdAt: '2026-01-31T09:30:00Z', website: 'infotech' },
	html: '<p>x</p>',
	preview: 'x',
});
let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'texts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('gives a text back from its file', () => {
	expect(readText(openTexts(folder).keep('one', () => text('One')))).toEqual(text('One'));
});

it('makes a text once, as long as its file is whole', () => {
	const make = vi.fn(() => text('One'));
	const file = openTexts(folder).keep('one', make);
	openTexts(folder).keep('one', make);
	expect(make).toHaveBeenCalledTimes(1);
	writeFileSync(file, '{"blog":');
	openTexts(folder).keep('one', make);
	expect(make).toHaveBeenCalledTimes(2);
	expect(readText(file)).toEqual(text('One'));
});

it('sweeps away the texts that were not asked for', () => {
	for (const name of ['one', 'two']) openTexts(folder).keep(name, () => text(name));
	const texts = openTexts(folder);
	texts.keep('two', () => text('two'));
	texts.keep('three', () => text('three'));
	texts.sweep();
	expect(readdirSync(folder).sort()).toEqual(['three.json', 'two.json']);
});
