import { useEffect, useMemo, useRef, useState } from 'react';
import type { ContentFault } from '../../lib/content/content-fault.ts';
import type { Opened, Server, State } from '../contract.ts';
import { isFields } from '../names.ts';
import { AnyField } from './form/any-field.tsx';
import { BodyField } from './form/body-field.tsx';
import { FormAround, idOf, type Path } from './form/field-props.ts';
import { nameOf, readablePath, words } from './words.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Opens what hides a field and leads to it. */
function lead(path: readonly PropertyKey[]): void {
	const found = path.map((_, index) => document.getElementById(idOf(path.slice(0, path.length - index)))).find(Boolean);
	for (let around = found?.closest('details'); around; around = around.parentElement?.closest('details'))
		around.open = true;
	found?.focus();
	found?.scrollIntoView({ block: 'center' });
}

/** The id of the block on its page at which the editor is at work. */
function blockId(value: unknown, path: Path): string {
	const blocks = isFields(value) ? value['blocks'] : undefined;
	if (path[0] !== 'blocks' || !Array.isArray(blocks)) return '';
	const kinds = blocks.slice(0, Number(path[1]) + 1).map((block: { kind?: unknown }) => String(block.kind));
	const count = kinds.filter((kind) => kind === kinds.at(-1)).length;
	return `#${kinds.at(-1) ?? ''}${count > 1 ? `-${count}` : ''}`;
}

interface Props {
	opened: Opened;
	state: State;
	server: Server;
	onDirty: (isDirty: boolean) => void;
	onSaved: (saved: Opened | undefined) => Promise<void>;
	/** Shows a part of the page beside. */
	onPart: (id: string) => void;
	onUpload: () => Promise<void>;
}

/** The form of the record that is open. */
export function Editor({ opened, state, server, onDirty, onSaved, onPart, onUpload }: Props) {
	const [value, setValue] = useState(opened.value);
	const [body, setBody] = useState(opened.body);
	const [faults, setFaults] = useState<readonly ContentFault[]>([]);
	const [message, setMessage] = useState('');
	const form = useRef<HTMLFormElement>(null);
	const isDirty = !same(value, opened.value) || body !== opened.body;
	useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
	const save = async (): Promise<void> => {
		const outcome = await server.save(opened.file, value, body, opened.version);
		setFaults(outcome.faults);
		setMessage(outcome.faults.length > 0 ? words.notSaved(outcome.faults.length) : words.saved);
		if (outcome.faults.length > 0) return;
		const saved = await server.open(opened.file);
		setValue(saved.value);
		setBody(saved.body);
		await onSaved(saved);
	};
	const submit = (): void => void save().catch((error: unknown) => setMessage(`${words.problem} ${String(error)}`));
	useEffect(() => {
		const press = (event: KeyboardEvent): void => {
			if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
			event.preventDefault();
			form.current?.requestSubmit();
		};
		window.addEventListener('keydown', press);
		return () => window.removeEventListener('keydown', press);
	}, []);
	const around = useMemo(
		() => ({
			server,
			pictures: state.pictures,
			faults,
			onUpload,
			onFocus: (path: Path) => onPart(blockId(value, path)),
		}),
		[server, state.pictures, faults, onUpload, onPart, value],
	);
	const name = nameOf(opened);
	const remove = (): void => {
		if (!confirm(words.sure(name))) return;
		server.remove(opened.file).then(
			() => onSaved(undefined),
			(error: unknown) => setMessage(String(error)),
		);
	};
	return (
		<FormAround value={around}>
			<form
				ref={form}
				className="record"
				onSubmit={(event) => {
					event.preventDefault();
					submit();
				}}
			>
				<header>
					<h2>
						{name} {opened.isDraft && <small>{words.draft}</small>}
					</h2>
					<button disabled={!isDirty}>{words.save}</button>
					{opened.isOneOfMany && (
						<button type="button" className="plain" onClick={remove}>
							{words.delete}
						</button>
					)}
					<div className={faults.length > 0 ? 'faults' : 'quiet'} role="status">
						{isDirty && message === words.saved ? words.unsaved : message}
						{faults.length > 0 && (
							<ul>
								{faults.map((fault, index) => (
									<li key={index}>
										<button type="button" className="link" onClick={() => lead(fault.path ?? [])}>
											{readablePath(fault.path ?? []) || name}
										</button>
										: {words.fault(fault)}
									</li>
								))}
							</ul>
						)}
					</div>
				</header>
				<AnyField field={opened.field} label={name} path={[]} value={value} onChange={setValue} />
				{opened.bodyKind && <BodyField kind={opened.bodyKind} value={body ?? ''} onChange={setBody} />}
			</form>
		</FormAround>
	);
}
