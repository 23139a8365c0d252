import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/**
 * Returns a text of `content/` that the team may change, such as `text('pages/blog', 'hero.title')`.
 * @param file the path of a YAML file in `content/`, without its ending.
 * @param path the field, with dots between names and indexes.
 */
export function text(file: string, path: string): string {
	const record: unknown = parse(readFileSync(`content/${file}.yaml`, 'utf8'));
	const value = path.split('.').reduce<unknown>((held, name) => Reflect.get(Object(held) as object, name), record);
	if (typeof value !== 'string') throw new Error(`content/${file}.yaml has no text ${path}`);
	return value;
}

/** Returns the sentence for the working days of a service at a size, as the content has them. */
export function briefTotal(service: number, size: number): string {
	const parts = text('brief', `services.${service}.days`).split(', ')[size]?.split(' + ') ?? [];
	const days = parts.reduce((sum, part) => sum + Number(part), 0);
	return text('brief', 'words.total').replace('{days}', String(days));
}
