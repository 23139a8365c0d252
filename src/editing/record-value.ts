import { isRecord } from '../lib/shared/content/is-record.ts';
import { shapeAt, type Shape } from './shape.ts';

/* Converts records between a file and the form. */

const isEmpty = (value: unknown): boolean =>
	value === undefined ||
	value === null ||
	value === '' ||
	value === false ||
	(typeof value === 'object' && Object.keys(value).length === 0);

/**
 * Returns a copy of a record in which `change` is applied to every picture name. Addresses of pictures in posts stay as
 * they are.
 */
function withPictures(
	shape: Shape,
	value: unknown,
	change: (name: string, folders: readonly string[]) => string,
): unknown {
	const { pictures } = shape;
	if (typeof value === 'string') return pictures && pictures[0] !== 'blog' ? change(value, pictures) : value;
	if (Array.isArray(value)) return value.map((one, index) => withPictures(shapeAt(shape, index, value), one, change));
	if (!isRecord(value)) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, one]) => [key, withPictures(shapeAt(shape, key, value), one, change)]),
	);
}

/**
 * Returns a record in the form's format, in which each known picture is the path of its file.
 * @param files the paths of the project's files.
 */
export const toForm = (shape: Shape, value: unknown, files: ReadonlySet<string>): unknown =>
	withPictures(shape, value, (name, folders) => {
		const stem = folders.length > 1 ? `src/assets/${name}.` : `src/assets/${folders[0]}/${name}.`;
		const file = [...files].find((one) => one.startsWith(stem));
		return file === undefined ? name : `/${file}`;
	});

/** Returns a record in the format of `content/`, in which each picture is its file name without the extension. */
export const withNames = (shape: Shape, value: unknown): unknown =>
	withPictures(shape, value, (path, folders) => {
		const [, folder = '', name = ''] = /^\/src\/assets\/([^/]+)\/([^/]+)\.\w+$/.exec(path) ?? [];
		if (name === '') return path;
		return folders.length > 1 ? `${folder}/${name}` : name;
	});

/** Keeps the old text if only the white space around it differs, because long text in files ends with a line break. */
function settledText(value: unknown, old: unknown): unknown {
	if (old === undefined || isEmpty(value)) return value;
	if (String(value).trim() === String(old).trim()) return old;
	return typeof value === 'string' && typeof old === 'string' && old.endsWith('\n') ? `${value.trimEnd()}\n` : value;
}

/** Returns how many strings two list entries have in common. */
const likeness = (a: unknown, b: unknown): number =>
	isRecord(a) && isRecord(b)
		? Object.entries(a).filter(([key, one]) => typeof one === 'string' && one === b[key]).length
		: Number(String(a).trim() === String(b).trim());

/** Returns the earlier version of a list entry, which may have been at another position. */
function entryBefore(before: readonly unknown[], one: unknown, index: number): unknown {
	const [best] = before.toSorted((a, b) => likeness(b, one) - likeness(a, one));
	return likeness(best, one) > likeness(before[index], one) ? best : before[index];
}

/**
 * Returns the values to write. Keeps the order of the fields, and does not add a field just because the form has it.
 * @param old the record before the change.
 */
export function toRecord(shape: Shape, value: unknown, old: unknown): unknown {
	if (Array.isArray(value)) {
		const before = Array.isArray(old) ? old : [];
		return value.map((one, index) => toRecord(shapeAt(shape, index, value), one, entryBefore(before, one, index)));
	}
	if (!isRecord(value)) return settledText(value, old);
	const before: Record<string, unknown> = isRecord(old) ? old : {};
	const { required = [] } = shape.oneOf?.find((one) => one.properties?.['kind']?.const === value['kind']) ?? shape;
	const fields = Object.entries(value).flatMap(([key, one]): [string, unknown][] => {
		const part = shapeAt(shape, key, value);
		const now = toRecord(part, one, before[key]);
		const isSaid = key in before && (isEmpty(before[key]) || !isEmpty(now));
		if (isSaid || required.includes(key)) return [[key, now]];
		const isUsual = JSON.stringify(now) === JSON.stringify(part.default);
		const isLeftOut = part.default === undefined ? isEmpty(now) : isUsual || (now !== false && isEmpty(now));
		return isLeftOut ? [] : [[key, now]];
	});
	const order = Object.keys(before);
	const place = ([key]: [string, unknown]): number => (order.includes(key) ? order.indexOf(key) : order.length);
	return Object.fromEntries(order.length === 0 ? fields : fields.toSorted((a, b) => place(a) - place(b)));
}
