import { useState, type ReactNode } from 'react';
import { isFields, titleOf } from '../../names.ts';
import { readable, words } from '../words.ts';

/** What an entry is called: its kind and its title, or else its first text. */
export function entryName(entry: unknown, index: number): string {
	const fields = isFields(entry) ? entry : {};
	const kind = typeof fields['kind'] === 'string' ? fields['kind'] : undefined;
	const name = titleOf(entry) || Object.values(fields).find((text) => typeof text === 'string' && text !== kind);
	return [kind && readable(kind), name].filter(Boolean).join(': ') || words.entry(index + 1);
}

interface FoldedProps {
	name: string;
	record: unknown;
	children: ReactNode;
}

/** An entry of several fields, folded up unless there is nothing in it yet. */
export function FoldedEntry({ name, record, children }: FoldedProps) {
	const fields = isFields(record) ? record : {};
	const [isNew] = useState(
		Object.entries(fields).every(([key, value]) => key === 'kind' || typeof value !== 'string' || value === ''),
	);
	return (
		<details open={isNew}>
			<summary className={fields['placeholder'] === true ? 'is-example' : undefined}>{name}</summary>
			{children}
		</details>
	);
}

interface ToolsProps {
	name: string;
	index: number;
	entries: readonly unknown[];
	least: number;
	onChange: (entries: readonly unknown[]) => void;
}

/** The buttons that move an entry or take it out. */
export function EntryTools({ name, index, entries, least, onChange }: ToolsProps) {
	const without = entries.toSpliced(index, 1);
	const tools = [
		{ sign: '↑', label: words.up(name), now: without.toSpliced(index - 1, 0, entries[index]), isOff: index === 0 },
		{
			sign: '↓',
			label: words.down(name),
			now: without.toSpliced(index + 1, 0, entries[index]),
			isOff: index === entries.length - 1,
		},
		{ sign: '×', label: words.remove(name), now: without, isOff: entries.length <= least },
	];
	return (
		<span className="tools">
			{tools.map(({ sign, label, now, isOff }) => (
				<button
					type="button"
					className="plain"
					key={sign}
					disabled={isOff}
					aria-label={label}
					onClick={() => onChange(now)}
				>
					{sign}
				</button>
			))}
		</span>
	);
}
