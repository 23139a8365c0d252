import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import { isRecord } from '../../lib/shared/content/is-record.ts';

/*
 * Form fields that Sveltia CMS does not have. The fields are classes, because Sveltia CMS validates a field by calling
 * a method of the field's instance.
 */

/** A field for finding an icon by part of its name. */
export class IconField extends Component<CustomFieldControlProps, { value: string }> {
	override state = { value: String(this.props.value ?? '') };

	override componentDidUpdate({ value: before }: CustomFieldControlProps): void {
		const { value = '' } = this.props;
		if (value !== before && value !== this.state.value) this.setState({ value });
	}

	override render() {
		const { forID, classNameWrapper, onChange } = this.props;
		return (
			<input
				type="text"
				className={classNameWrapper}
				aria-labelledby={`${forID}-label`}
				list="icons"
				placeholder="ph:storefront"
				value={this.state.value}
				onChange={({ target: { value } }) => {
					this.setState({ value });
					onChange(value);
				}}
			/>
		);
	}
}

/** Gives every `IconField` the names of the icons. */
export function offerIcons(sets: Readonly<Record<string, readonly string[]>>): void {
	const list = document.createElement('datalist');
	list.id = 'icons';
	const options = Object.entries(sets).flatMap(([set, names]) =>
		names.map((name) => new Option(undefined, `${set}:${name}`)),
	);
	list.append(...options);
	document.body.append(list);
}

/**
 * Returns a field that rejects everything that the schema rejects.
 * @param problems returns the problems in a form.
 */
export function checkField(problems: (kind: string, form: Record<string, unknown>) => readonly string[]) {
	return class extends Component<CustomFieldControlProps> {
		/** Sveltia CMS calls this method after every change, and waits for its result before it saves. */
		async isValid(): Promise<true | { error: { message: string } }> {
			// Waits, because React passes the changed record to this field only in a later task.
			await new Promise((resolve) => setTimeout(resolve));
			const { field, entry } = this.props;
			const form: unknown = entry?.toJS().data;
			const found = isRecord(form) ? problems(String(field.get('kind')), form) : [];
			return found.length === 0 || { error: { message: found.join(' ') } };
		}

		override render() {
			return null;
		}
	};
}
