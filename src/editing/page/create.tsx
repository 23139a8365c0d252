import { useState, type SyntheticEvent } from 'react';
import type { Server } from '../contract.ts';
import type { Group } from '../names.ts';
import { words } from './words.ts';

interface Props {
	group: Group;
	server: Server;
	onOpen: (file: string) => void;
}

/** A new record by its name; a project needs its picture, too. */
export function Create({ group, server, onOpen }: Props) {
	const [faults, setFaults] = useState<string>();
	const [isOpen, setOpen] = useState(false);
	const [kind = '', label = ''] = words.create[group] ?? [];
	if (kind === '') return null;
	const make = async (form: FormData): Promise<void> => {
		const name = String(form.get('name'));
		const file = form.get('picture');
		const picture =
			file instanceof File && file.size > 0
				? { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
				: undefined;
		const outcome = await server.create(kind, name, picture);
		setFaults(outcome.faults.map(words.fault).join(' '));
		if (outcome.faults.length > 0 || outcome.file === undefined) return;
		setOpen(false);
		onOpen(outcome.file);
	};
	const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
		event.preventDefault();
		make(new FormData(event.currentTarget)).catch((error: unknown) => setFaults(String(error)));
	};
	if (!isOpen)
		return (
			<button className="plain" onClick={() => setOpen(true)}>
				{label}
			</button>
		);
	return (
		<form className="create" onSubmit={submit} aria-label={label}>
			<label>
				{words.name}
				<input name="name" required autoComplete="off" />
			</label>
			{kind === 'project' && (
				<label>
					{words.projectPicture}
					<input name="picture" type="file" accept="image/*" required />
				</label>
			)}
			{faults && (
				<p className="fault" role="alert">
					{faults}
				</p>
			)}
			<div className="row">
				<button className="plain">{words.make}</button>
				<button type="button" className="plain" onClick={() => setOpen(false)}>
					{words.cancel}
				</button>
			</div>
		</form>
	);
}
