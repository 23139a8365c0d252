import { isFields } from '../../names.ts';
import { ChoiceField } from './choice-field.tsx';
import type { FieldProps } from './field-props.ts';
import { GroupField } from './group-field.tsx';
import { Faults } from './labelled.tsx';
import { ListField } from './list-field.tsx';
import { PictureField } from './picture-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { TextField } from './text-field.tsx';

/** The control of a field, whatever its kind. */
export function AnyField({ field, ...rest }: FieldProps) {
	switch (field.kind) {
		case 'text':
		case 'date':
		case 'number':
			return <TextField field={field} {...rest} />;
		case 'switch':
			return <SwitchField field={field} {...rest} />;
		case 'choice':
			return <ChoiceField field={field} {...rest} />;
		case 'picture':
			return <PictureField field={field} {...rest} />;
		case 'group':
			return <GroupField field={field} {...rest} />;
		case 'list':
			return <ListField field={field} {...rest} />;
		case 'variants': {
			const kind = isFields(rest.value) ? String(rest.value['kind']) : '';
			const variant = field.variants[kind];
			return variant ? <AnyField field={variant} {...rest} /> : <Faults path={[...rest.path, 'kind']} />;
		}
	}
}
