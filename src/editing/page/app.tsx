import { useCallback, useEffect, useMemo, useRef, useState, type SyntheticEvent } from 'react';
import type { ContentFault } from '../../lib/content/content-fault.ts';
import type { Listed, Opened, Server, State } from '../desk.ts';
import { GROUPS, type Group } from '../names.ts';
import { AnyField, BodyField, FormAround, idOf } from './form.tsx';
import { Publish } from './publish.tsx';
import { nameOf, words } from './words.ts';

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
function blockId(value: unknown, path: readonly (string | number)[]): string {
	const blocks: unknown = typeof value === 'object' && value !== null && 'blocks' in value ? value.blocks : undefined;
	if (path[0] !== 'blocks' || !Array.isArray(blocks)) return '';
	const kinds = blocks.slice(0, Number(path[1]) + 1).map((block: { kind?: unknown }) => String(block.kind));
	const count = kinds.filter((kind) => kind === kinds.at(-1)).length;
	return `#${kinds.at(-1) ?? ''}${count > 1 ? `-${count}` : ''}`;
}

interface ListProps {
	state: State;
	file: string | undefined;
	server: Server;
	onOpen: (file: string) => void;
}

/** A new record by its name; a project needs its picture, too. */
function Create({ group, server, onOpen }: { group: Group } & Pick<ListProps, 'server' | 'onOpen'>) {
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
		setFaults(outcome.faults.map(({ found, expected }) => words.fault(found, expected)).join(' '));
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

function Records({ state, file, server, onOpen }: ListProps) {
	const left = Map.groupBy(state.left, ({ where }) => where.replace(/:\d+$/, ''));
	const name = (path: string): string => {
		const record = state.records.find((one) => one.file === path);
		return record ? nameOf(record) : path;
	};
	const entry = (record: Listed) => (
		<li key={record.file}>
			<a href={`#${record.file}`} aria-current={record.file === file ? 'page' : undefined}>
				{nameOf(record)} {record.isDraft && <small>{words.draft}</small>}
			</a>
		</li>
	);
	return (
		<nav aria-label={words.title}>
			{GROUPS.map((group) => (
				<section key={group} aria-labelledby={`group-${group}`}>
					<h2 id={`group-${group}`}>{group}</h2>
					<ul>{state.records.filter((record) => record.group === group).map(entry)}</ul>
					<Create group={group} server={server} onOpen={onOpen} />
				</section>
			))}
			{state.left.length > 0 && (
				<details>
					<summary>{words.left(state.left.length)}</summary>
					<p className="hint">{words.leftHint}</p>
					<ul>
						{[...left].map(([path, entries]) => (
							<li key={path}>
								<a href={`#${path}`}>
									{name(path)} <small>{entries.length}</small>
								</a>
							</li>
						))}
					</ul>
				</details>
			)}
		</nav>
	);
}

interface EditorProps {
	opened: Opened;
	state: State;
	server: Server;
	onDirty: (isDirty: boolean) => void;
	onSaved: (saved: Opened | undefined) => Promise<void>;
	/** Shows a part of the page beside. */
	onPart: (id: string) => void;
	onUpload: () => Promise<void>;
}

function Editor({ opened, state, server, onDirty, onSaved, onPart, onUpload }: EditorProps) {
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
			onFocus: (path: readonly (string | number)[]) => onPart(blockId(value, path)),
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
											{fault.field || nameOf(opened)}
										</button>
										: {words.fault(fault.found, fault.expected)}
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

/** The editing page. */
export function App({ server }: { server: Server }) {
	const [state, setState] = useState<State>();
	const [opened, setOpened] = useState<Opened>();
	/** How often a record was opened: its form begins anew then, but not when it was saved. */
	const [round, setRound] = useState(0);
	const [part, setPart] = useState('');
	const [problem, setProblem] = useState('');
	const [isPublishing, setPublishing] = useState(false);
	const isDirty = useRef(false);
	const fail = (error: unknown): void => setProblem(`${words.problem} ${String(error)}`);

	const refresh = useCallback(async (): Promise<void> => setState(await server.state()), [server]);
	const show = useCallback(
		async (file: string): Promise<void> => {
			setOpened(file === '' ? undefined : await server.open(file));
			setRound((before) => before + 1);
			setPart('');
			setProblem('');
		},
		[server],
	);
	useEffect(() => {
		const start = async (): Promise<void> => {
			await refresh();
			follow();
		};
		const follow = (event?: HashChangeEvent): void => {
			if (isDirty.current && !confirm(words.leave)) {
				if (event) history.replaceState(null, '', event.oldURL);
				return;
			}
			show(decodeURIComponent(location.hash.slice(1))).catch(fail);
		};
		const warn = (event: BeforeUnloadEvent): void => {
			if (isDirty.current) event.preventDefault();
		};
		start().catch(fail);
		window.addEventListener('hashchange', follow);
		window.addEventListener('beforeunload', warn);
		return () => {
			window.removeEventListener('hashchange', follow);
			window.removeEventListener('beforeunload', warn);
		};
	}, [refresh, show]);

	const dirty = useCallback((now: boolean) => {
		isDirty.current = now;
	}, []);
	const goTo = (file: string): void => {
		location.hash = file;
		refresh().catch(fail);
	};
	const page = state && opened ? `${state.site}${opened.address}` : undefined;
	if (state === undefined) return <p role="status">{problem}</p>;
	return (
		<>
			<header className="bar">
				<h1>{words.title}</h1>
				<button onClick={() => setPublishing(true)}>
					{state.changes.length > 0 ? words.publishCount(state.changes.length) : words.publish}
				</button>
			</header>
			<Records state={state} file={opened?.file} server={server} onOpen={goTo} />
			<main>
				{problem && (
					<p className="fault" role="alert">
						{problem}
					</p>
				)}
				{opened ? (
					<Editor
						key={round}
						{...{ opened, state, server }}
						onDirty={dirty}
						onPart={setPart}
						onUpload={refresh}
						onSaved={async (saved) => {
							isDirty.current = false;
							if (saved) setOpened(saved);
							else location.hash = '';
							await refresh();
						}}
					/>
				) : (
					<p className="start">{words.start}</p>
				)}
			</main>
			{page && (
				<aside>
					<p>
						{state.isPublished ? words.live : words.preview}{' '}
						<a href={page} target="preview">
							{words.ownWindow}
						</a>
					</p>
					{!state.isPublished && <iframe key={page} title={words.preview} src={`${page}${part}`} />}
				</aside>
			)}
			{isPublishing && (
				<Publish
					state={state}
					server={server}
					onChange={async () => {
						await refresh();
						if (opened) await show(opened.file).catch(() => show(''));
					}}
					onClose={() => setPublishing(false)}
				/>
			)}
		</>
	);
}
