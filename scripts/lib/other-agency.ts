import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, parseDocument } from 'yaml';
import { root } from '../bootstrap.mjs';

/** What another agency writes: a record has the fields that differ, any other file is whole. */
const folder = join(root, 'e2e', 'other-agency');
const delivered = (name: string): string => readFileSync(join(root, 'content', name), 'utf8');
const filesIn = (path: string): string[] =>
	readdirSync(path, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1));

/** A delivered record with other values in the fields that both have. */
function merged(name: string, changes: string): string {
	const [record, other] = [parseDocument(delivered(name)), parseDocument(changes)];
	const merge = (path: readonly unknown[], value: unknown): void => {
		if (!isMap(value)) return record.setIn(path, value);
		for (const { key, value: inner } of value.items) merge([...path, String(key)], inner);
	};
	if (!isMap(record.contents)) return changes;
	merge([], other.contents);
	return record.toString();
}

const files = filesIn(folder).map((name) => {
	const text = readFileSync(join(folder, name), 'utf8');
	return [name, name.endsWith('.yaml') ? merged(name, text) : text] as const;
});

/** Takes a folder's records away. */
const none = (name: string) => filesIn(join(root, 'content', name)).map((file) => [join(name, file), null] as const);

/** The same light and strength, other hues; red and green stay what they mean. */
const colours = delivered('brand/colours.css').replace(
	/^(?!.*(?:danger|success))(.*oklch\(\S+ \S+ )(\d+)/gm,
	(_line, before: string, hue: string) => `${before}${(Number(hue) + 45) % 360}`,
);

/** Another agency's content, as edits of the delivered one: fewer records, more of others, and no posts at all. */
export const otherAgency: Readonly<Record<string, string | null>> = {
	...Object.fromEntries(['blog', 'projects'].flatMap(none)),
	...Object.fromEntries(files),
	'brand/colours.css': colours,
	'industries.yaml': `${delivered('industries.yaml')}- { name: Museums }\n`,
	'crafts.yaml': `${delivered('crafts.yaml')}- { name: Pottery, text: Bowls., process: Thrown twice., href: /services/pottery }\n`,
	'services/pottery.yaml': readFileSync(
		join(root, 'scripts', 'lib', 'edited-content', 'services', 'pottery.yaml'),
		'utf8',
	),
};
