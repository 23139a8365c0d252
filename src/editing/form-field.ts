import type { Field, VariableFieldType } from '@sveltia/cms';
import type { Shape } from '#schemas/shape.ts';

/* Makes a form field for each part of a record, in Sveltia CMS's format. JSON leaves out what is undefined. */

/** Where Sveltia CMS finds the records to which a field can refer. */
const RELATIONS = {
	services: { collection: 'services', value_field: '{{slug}}', display_fields: ['card.name'] },
	projects: { collection: 'projects', value_field: '{{slug}}', display_fields: ['name'] },
	industries: { collection: 'lists', file: 'industries', value_field: 'items.*.name' },
	chips: { collection: 'fixed', file: 'portfolioPage', value_field: 'chips.*' },
	sizes: { collection: 'settings', file: 'briefPage', value_field: 'sizes.*' },
} as const;

/** The fields that can serve as the title of a collapsed list entry, in order of preference. */
const TITLES = ['name', 'title', 'label', 'question', 'value', 'alt', 'measure', 'figure', 'argument', 'opens', 'from'];

/** Returns the label of a field: its title or, without one, its name in words, such as 'Read more' for `readMore`. */
export function labelOf(name: string, title?: string): string {
	const words = name.replaceAll(/[-_]|(?=[A-Z])/g, ' ').toLowerCase();
	return title ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const bounds = ({ minItems, maxItems }: Shape) => ({ min: minItems, max: maxItems });

function pictureField(folder: string) {
	const [media, address] =
		folder === 'blog' ? ['/public/images/blog', '/images/blog'] : [`/src/assets/${folder}`, `/src/assets/${folder}`];
	const accept = 'image/png, image/jpeg, image/webp, image/avif, image/svg+xml';
	return { widget: 'image', media_folder: media, public_folder: address, choose_url: folder === 'blog', accept };
}

function textField({ minLength = 0, maxLength, pattern, rule, format, long }: Shape) {
	const type = format && { email: 'email', uri: 'url' }[format];
	return {
		widget: long ? 'text' : 'string',
		minlength: minLength > 1 ? minLength : undefined,
		maxlength: maxLength,
		type,
		pattern: pattern && !type ? [pattern, rule] : undefined,
	};
}

/** Returns the title of a collapsed list entry. */
function summaryOf(properties: Readonly<Record<string, Shape>>) {
	const title = TITLES.find((one) => one in properties);
	return title && `{{${title}}}`;
}

function listField(shape: Shape, items: Shape, path: string) {
	const { oneOf, type, properties = {}, relation, enum: options } = items;
	const common = { widget: 'list', collapsed: 'auto', label_singular: oneOf ? 'block' : 'entry', ...bounds(shape) };
	if (relation) return { widget: 'relation', ...RELATIONS[relation], multiple: true, ...bounds(shape) };
	if (options) return { widget: 'select', options, multiple: true, dropdown_threshold: 7, ...bounds(shape) };
	if (oneOf) return { ...common, types: oneOf.map((one) => blockType(one, path)), typeKey: 'kind' };
	if (type === 'object') {
		const thumbnail = Object.keys(properties).find((one) => properties[one]?.pictures);
		return { ...common, fields: fieldsOf(items, path), summary: summaryOf(properties), thumbnail };
	}
	if (type === 'string' && !items.long) return { widget: 'list', label_singular: 'entry', ...bounds(shape) };
	return { ...common, field: formField('entry', items, true, `${path}[]`) };
}

function blockType(shape: Shape, path: string): VariableFieldType {
	const { kind, ...properties } = shape.properties ?? {};
	if (typeof kind?.const !== 'string') throw new Error(`The entries of ${path} need a field "kind".`);
	return {
		name: kind.const,
		label: `${labelOf(kind.const, shape.title)}: ${shape.description}`,
		fields: fieldsOf({ ...shape, properties }, `${path}.${kind.const}`),
		summary: summaryOf(properties),
	};
}

/** Returns the settings of a field, such as those of a date picker. @throws if no field fits. */
function kindOfField(shape: Shape, path: string): object {
	const { type, items, pictures, relation, date, time, enum: values = [] } = shape;
	const options = shape.const === undefined ? values : [shape.const];
	if (date) return { widget: 'datetime', time_format: true };
	if (pictures) return pictureField(pictures);
	if (relation) return { widget: 'relation', ...RELATIONS[relation] };
	if (time) return { widget: 'datetime', type: 'time', format: 'HH:mm' };
	if (options.length > 0) return { widget: 'select', options };
	if (type === 'string') return textField(shape);
	// A switch always writes its value, so it needs the schema's default. Other fields that are left empty are not written.
	if (type === 'boolean') return { widget: 'boolean', default: shape.default ?? false };
	if (type === 'integer' || type === 'number')
		return {
			widget: 'number',
			value_type: type === 'integer' ? 'int' : 'float',
			min: shape.minimum,
			max: shape.maximum,
		};
	if (type === 'object' && shape.properties) return { widget: 'object', fields: fieldsOf(shape, path) };
	if (type === 'array' && items) return listField(shape, items, path);
	throw new Error(`The editing page has no field for ${path}: ${JSON.stringify(shape)}`);
}

/** Returns the form field for one part of a record. @param path the name of this part in error messages. */
const formField = (name: string, shape: Shape, isRequired: boolean, path: string): Field =>
	({
		name,
		label: labelOf(name, shape.title),
		hint: shape.description,
		required: isRequired && shape.type !== 'boolean',
		...kindOfField(shape, path),
	}) as Field;

/** Returns the form fields of a record or a group of fields. */
export const fieldsOf = ({ properties = {}, required = [] }: Shape, path: string): Field[] =>
	Object.entries(properties).map(([name, shape]) => formField(name, shape, required.includes(name), `${path}.${name}`));
