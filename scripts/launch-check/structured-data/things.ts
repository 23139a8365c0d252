import { z } from 'zod';
import { textOf } from '../../lib/html.ts';
import type { Page } from '../site.ts';

/** A thing that a page describes, at whatever depth. */
export interface Thing {
	/** Its types as the table of fields names them. */
	types: string[];
	id: unknown;
	/** The names of the fields that hold something. */
	fields: ReadonlySet<string>;
	/** Only an id: it points at a thing elsewhere in the graph. */
	isReference: boolean;
}

const record = z.record(z.string(), z.unknown());

const isFilled = (value: unknown): boolean =>
	value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

const typesOf = (value: unknown): string[] => [value].flat().filter((type) => typeof type === 'string');

function thingsIn(value: unknown, parent: string[]): Thing[] {
	if (Array.isArray(value)) return value.flatMap((entry) => thingsIn(entry, parent));
	const parsed = record.safeParse(value);
	if (!parsed.success) return [];
	const filled = Object.entries(parsed.data).filter(([, held]) => isFilled(held));
	const own = typesOf(parsed.data['@type']);
	const types = own.flatMap((type) => (type === 'ListItem' ? parent.map((list) => `ListItem of ${list}`) : type));
	const thing: Thing = {
		types,
		id: parsed.data['@id'],
		fields: new Set(filled.map(([name]) => name)),
		isReference: '@id' in parsed.data && Object.keys(parsed.data).length === 1,
	};
	return [thing, ...filled.flatMap(([, held]) => thingsIn(held, own))];
}

/** Everything that a page's blocks of structured data describe. @throws where one is not JSON. */
export function thingsOf({ elements }: Page): Thing[] {
	const blocks = elements.filter(({ properties }) => properties['type'] === 'application/ld+json');
	return blocks.flatMap((block) => thingsIn(JSON.parse(textOf(block)), []));
}
