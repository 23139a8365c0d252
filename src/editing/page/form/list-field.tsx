import { useId, useState } from 'react';
import { readable, words } from '../words.ts';
import { AnyField } from './any-field.tsx';
import { idOf, useAround, type FieldProps } from './field-props.ts';
import { FieldsetHead } from './labelled.tsx';
import { EntryTools, entryName, FoldedEntry } from './list-entry.tsx';
import { blank } from './values.ts';

/** A list, with its entries and a way to add one; of several kinds of entries, one is chosen first. */
export function ListField({ field, label, path, value, onChange }: FieldProps<'list'>) {
	const { onFocus } = useAround();
	const entries: readonly unknown[] = Array.isArray(value) ? value : [];
	const { item } = field;
	const kinds = item.kind === 'variants' ? Object.keys(item.variants) : [];
	const [kind, setKind] = useState(kinds[0] ?? '');
	const isDeep = item.kind === 'group' || item.kind === 'variants';
	const place = useId();
	const rows = entries.map((entry, index) => {
		const name = entryName(entry, index);
		const at = [...path, index];
		const inside = (
			<AnyField
				field={item}
				label={words.entry(index + 1)}
				path={at}
				value={entry}
				onChange={(next) => onChange(entries.with(index, next))}
			/>
		);
		return (
			<div className="entry" key={index} onFocus={() => onFocus(at)}>
				{isDeep ? (
					<FoldedEntry name={name} record={entry}>
						{inside}
					</FoldedEntry>
				) : (
					inside
				)}
				<EntryTools {...{ name, index, entries, onChange }} least={field.least} />
			</div>
		);
	});
	return (
		<fieldset id={idOf(path)} tabIndex={-1}>
			{path.length > 0 && <FieldsetHead {...{ field, label, path }} />}
			{rows}
			<div className="row">
				{kinds.length > 0 && (
					<>
						<label htmlFor={place}>{words.kindOfPart}</label>
						<select id={place} value={kind} onChange={({ target }) => setKind(target.value)}>
							{kinds.map((one) => (
								<option key={one} value={one}>
									{readable(one)}
								</option>
							))}
						</select>
						<span className="hint">{item.kind === 'variants' && item.variants[kind]?.hint}</span>
					</>
				)}
				<button
					type="button"
					className="plain"
					disabled={field.most !== undefined && entries.length >= field.most}
					onClick={() => onChange([...entries, blank(item, kind || undefined)])}
				>
					{words.add(kinds.length > 0 ? readable(kind).toLowerCase() : `to ${label.toLowerCase()}`)}
				</button>
			</div>
		</fieldset>
	);
}
