import type { Field, VariableFieldType } from '@sveltia/cms';
import { labelOf, type Shape } from './shape.ts';

/* Makes a form field for each part of a record, in Sveltia CMS's format. */

/** Where Sveltia CMS finds the records to which a field can refer. */
const RELATIONS = {
	services: { collection: 'services', value_field: '{{slug}}', display_fields: ['card.name'] },
	projects: { collection: 'projects', value_field: '{{slug}}', display_fields: ['name'] },
	chips: { collection: 'fixed', file: 'portfolioPage', value_field: 'chips.*' },
	// Content refers to industries by slug, but Sveltia CMS cannot compute slugs.
	industries: undefined,
} as const;

/** The fields that can serve as the title of a collapsed list entry, in order of preference. */
const TITLES = ['name', 'title', 'label', 'question', 'value', 'alt', 'measure', 'from', 'figure', 'argument'];

/** The time zone of the editor's computer. */
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const bounds = ({ minItems, maxItems }: Shape) => ({
	...(minItems !== undefined && { min: minItems }),
	...(maxItems !== undefined && { max: maxItems }),
});

function pictureField(folders: readonly string[]) {
	const [folder = ''] = folders.slice(-1);
	const [media, address] =
		folder === 'blog' ? ['/public/images/blog', '/images/blog'] : [`/src/assets/${folder}`, `/src/assets/${folder}`];
	const accept = 'image/png, image/jpeg, image/webp, image/avif, image/svg+xml';
	return { widget: 'image', media_folder: media, public_folder: address, choose_url: folder === 'blog', accept };
}

function textField(shape: Shape) {
	const { minLength = 0, maxLength, pattern, rule, format, markdown, long } = shape;
	return {
		widget: markdown || long ? 'text' : 'string',
		...(minLength > 1 && { minlength: minLength }),
		...(maxLength !== undefined && { maxlength: maxLength }),
		...(format === 'email' && { type: 'email' }),
		...(format === 'uri' && { type: 'url' }),
		...(format === undefined && pattern !== undefined && { pattern: [new RegExp(pattern), rule ?? 'Correct it.'] }),
	};
}

/** Returns the summary of a collapsed list entry: its title, or its days and times. */
function summaryOf(properties: Readonly<Record<string, Shape>>) {
	const times = Object.keys(properties).filter((one) => properties[one]?.time ?? properties[one]?.items?.choices);
	const title = TITLES.find((one) => one in properties);
	const names = times.length > 0 ? times : title === undefined ? [] : [title];
	return names.length > 0 ? { summary: names.map((name) => `{{${name}}}`).join(' · ') } : {};
}

function listField(shape: Shape, items: Shape, path: string) {
	const { oneOf, type, properties = {}, relation, choices } = items;
	const common = { widget: 'list', collapsed: 'auto', label_singular: oneOf ? 'block' : 'entry', ...bounds(shape) };
	const named = relation && RELATIONS[relation];
	if (named) return { widget: 'relation', ...named, multiple: true, ...bounds(shape) };
	if (choices) return { widget: 'select', options: choices, multiple: true, dropdown_threshold: 7, ...bounds(shape) };
	if (oneOf) return { ...common, types: oneOf.map((one) => blockType(one, path)), typeKey: 'kind' };
	if (type === 'object') {
		const thumbnail = Object.keys(properties).find((one) => properties[one]?.pictures);
		return { ...common, fields: fieldsOf(items, path), ...summaryOf(properties), ...(thumbnail && { thumbnail }) };
	}
	if (type === 'string' && !items.long) return { widget: 'list', label_singular: 'entry', ...bounds(shape) };
	return { ...common, field: formField('entry', items, true, `${path}[]`) };
}

/** Returns the form field for one kind of block. The field's label says what that kind is for. */
function blockType(shape: Shape, path: string): VariableFieldType {
	const kind = shape.properties?.['kind']?.const;
	if (typeof kind !== 'string') throw new Error(`The form cannot tell the entries of ${path} apart: give them a kind.`);
	const { kind: _, ...properties } = shape.properties ?? {};
	return {
		name: kind,
		label: `${labelOf(kind, shape)}: ${shape.description}`,
		fields: fieldsOf({ ...shape, properties }, `${path}.${kind}`),
		...summaryOf(properties),
	};
}

/**
 * Returns the settings of the form field that suits a part of a record, such as a date picker for a date.
 * @throws if no field fits.
 */
function kindOfField(shape: Shape, path: string): object {
	const { type, items, anyOf, pictures, icon, relation, time, enum: values = [] } = shape;
	const isDate = anyOf?.every(({ format }) => format?.startsWith('date'));
	const options = shape.const === undefined ? values : [shape.const];
	// With a time zone, Sveltia CMS also writes the offset from UTC.
	if (isDate) return { widget: 'datetime', input_timezone: zone, time_format: true };
	if (pictures) return pictureField(pictures);
	if (icon) return { widget: 'icon' };
	const named = relation && RELATIONS[relation];
	if (named) return { widget: 'relation', ...named };
	if (time) return { widget: 'datetime', type: 'time', format: 'HH:mm' };
	if (options.length > 0) return { widget: 'select', options };
	if (type === 'string') return textField(shape);
	if (type === 'boolean') return { widget: 'boolean' };
	if (type === 'integer' || type === 'number') {
		const { minimum = -Infinity, maximum = Infinity } = shape;
		const isBound = maximum < Number.MAX_SAFE_INTEGER;
		return {
			widget: 'number',
			value_type: type === 'integer' ? 'int' : 'float',
			...(minimum > Number.MIN_SAFE_INTEGER && { min: minimum }),
			...(isBound && { max: maximum }),
		};
	}
	if (type === 'object' && shape.properties) return { widget: 'object', fields: fieldsOf(shape, path) };
	if (type === 'array' && items) return listField(shape, items, path);
	throw new Error(`The editing page has no field for ${path}: ${JSON.stringify(shape)}`);
}

/**
 * Returns the form field for one part of a record.
 * @param path the name of this part in error messages.
 * @throws if the form cannot show something that the schema allows.
 */
function formField(name: string, shape: Shape, isRequired: boolean, path: string): Field {
	const { description, default: preset, type } = shape;
	return {
		name,
		label: labelOf(name, shape),
		...(description !== undefined && { hint: description }),
		// A choice that has a default is required, so that an editor cannot clear it.
		required: isRequired
			? preset === undefined && type !== 'boolean'
			: preset !== undefined && shape.enum !== undefined,
		...(preset !== undefined && { default: preset }),
		...kindOfField(shape, path),
	} as Field;
}

/** Returns the form fields of a record or a group of fields. */
export const fieldsOf = ({ properties = {}, required = [] }: Shape, path: string): Field[] =>
	Object.entries(properties).map(([name, shape]) => formField(name, shape, required.includes(name), `${path}.${name}`));
