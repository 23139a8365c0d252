import type { Field, VariableFieldType } from '@sveltia/cms';
import { labelOf, type Shape } from './shape.ts';

/* Makes a form field for each part of a record, in Sveltia CMS's format. */

/** Where Sveltia CMS finds the records to which a field can refer. */
const RELATIONS = {
	services: { collection: 'services', value_field: '{{slug}}', display_fields: ['card.name'] },
	projects: { collection: 'projects', value_field: '{{slug}}', display_fields: ['name'] },
	chips: { collection: 'fixed', file: 'portfolioPage', value_field: 'chips.*' },
} as const;

/** The fields that can serve as the title of a collapsed list entry, in order of preference. */
const TITLES = ['name', 'title', 'label', 'question', 'value', 'alt', 'measure', 'figure', 'argument', 'opens'];

const bounds = ({ minItems, maxItems }: Shape) => ({
	...(minItems !== undefined && { min: minItems }),
	...(maxItems !== undefined && { max: maxItems }),
});

function pictureField(folder: string) {
	const [media, address] =
		folder === 'blog' ? ['/public/images/blog', '/images/blog'] : [`/src/assets/${folder}`, `/src/assets/${folder}`];
	const accept = 'image/png, image/jpeg, image/webp, image/avif, image/svg+xml';
	return { widget: 'image', media_folder: media, public_folder: address, choose_url: folder === 'blog', accept };
}

function textField({ minLength = 0, maxLength, pattern, rule, format, markdown, long }: Shape) {
	return {
		widget: markdown || long ? 'text' : 'string',
		...(minLength > 1 && { minlength: minLength }),
		...(maxLength !== undefined && { maxlength: maxLength }),
		...(format === 'email' && { type: 'email' }),
		...(format === 'uri' && { type: 'url' }),
		...(format === undefined && pattern !== undefined && { pattern: [pattern, rule ?? 'Correct it.'] }),
	};
}

function numberField({ type, minimum = -Infinity, maximum = Infinity }: Shape) {
	return {
		widget: 'number',
		value_type: type === 'integer' ? 'int' : 'float',
		...(minimum > Number.MIN_SAFE_INTEGER && { min: minimum }),
		...(maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
	};
}

/** Returns the summary of a collapsed list entry: its title. */
function summaryOf(properties: Readonly<Record<string, Shape>>) {
	const title = TITLES.find((one) => one in properties);
	return title === undefined ? {} : { summary: `{{${title}}}` };
}

function listField(shape: Shape, items: Shape, path: string) {
	const { oneOf, type, properties = {}, relation, enum: options } = items;
	const common = { widget: 'list', collapsed: 'auto', label_singular: oneOf ? 'block' : 'entry', ...bounds(shape) };
	const named = relation && RELATIONS[relation];
	if (named) return { widget: 'relation', ...named, multiple: true, ...bounds(shape) };
	if (options) return { widget: 'select', options, multiple: true, dropdown_threshold: 7, ...bounds(shape) };
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
	const { kind, ...properties } = shape.properties ?? {};
	if (typeof kind?.const !== 'string') throw new Error(`The entries of ${path} need a field "kind".`);
	return {
		name: kind.const,
		label: `${labelOf(kind.const, shape)}: ${shape.description}`,
		fields: fieldsOf({ ...shape, properties }, `${path}.${kind.const}`),
		...summaryOf(properties),
	};
}

/**
 * Returns the settings of the form field that suits a part of a record, such as a date picker for a date.
 * @throws if no field fits.
 */
function kindOfField(shape: Shape, path: string): object {
	const { type, items, format, pictures, relation, time, enum: values = [] } = shape;
	const options = shape.const === undefined ? values : [shape.const];
	const named = relation && RELATIONS[relation];
	if (format === 'date-time') return { widget: 'datetime', time_format: true };
	if (pictures) return pictureField(pictures);
	if (named) return { widget: 'relation', ...named };
	if (time) return { widget: 'datetime', type: 'time', format: 'HH:mm' };
	if (options.length > 0) return { widget: 'select', options };
	if (type === 'string') return textField(shape);
	// A switch always writes its value, so it needs the schema's default. Other fields that are left empty are not written.
	if (type === 'boolean') return { widget: 'boolean', default: shape.default ?? false };
	if (type === 'integer' || type === 'number') return numberField(shape);
	if (type === 'object' && shape.properties) return { widget: 'object', fields: fieldsOf(shape, path) };
	if (type === 'array' && items) return listField(shape, items, path);
	throw new Error(`The editing page has no field for ${path}: ${JSON.stringify(shape)}`);
}

/**
 * Returns the form field for one part of a record.
 * @param path the name of this part in error messages.
 * @throws if the form cannot show something that the schema allows.
 */
const formField = (name: string, shape: Shape, isRequired: boolean, path: string): Field =>
	({
		name,
		label: labelOf(name, shape),
		...(shape.description !== undefined && { hint: shape.description }),
		required: isRequired && shape.type !== 'boolean',
		...kindOfField(shape, path),
	}) as Field;

/** Returns the form fields of a record or a group of fields. */
export const fieldsOf = ({ properties = {}, required = [] }: Shape, path: string): Field[] =>
	Object.entries(properties).map(([name, shape]) => formField(name, shape, required.includes(name), `${path}.${name}`));
