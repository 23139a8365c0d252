import { createContext, useContext, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { ContentFault } from '../../lib/content/content-fault.ts';
import type { Server, State } from '../desk.ts';
import type { Field } from '../fields.ts';
import { titleOf } from '../names.ts';
import { readable, words } from './words.ts';

type Path = readonly (string | number)[];
type Fields = Readonly<Record<string, unknown>>;

/** What every part of the form may need, however deep it stands. */
interface Around {
	server: Server;
	pictures: State['pictures'];
	faults: readonly ContentFault[];
	/** Tells that there are new files. */
	onUpload: () => Promise<void>;
	/** Where the editor is at work. */
	onFocus: (path: Path) => void;
}
export const FormAround = createContext<Around | undefined>(undefined);

function useAround(): Around {
	const around = useContext(FormAround);
	if (around === undefined) throw new Error('A field stands outside of its form.');
	return around;
}

/** The id of a field, so that a message can lead to it. */
export const idOf = (path: readonly PropertyKey[]): string => ['field', ...path.map(String)].join('-');

const isFields = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a new record starts with: the fields that it needs. */
function blank(field: Field, kind?: string): unknown {
	if (!field.isRequired && field.preset === undefined && kind === undefined && field.kind !== 'group') return undefined;
	switch (field.kind) {
		case 'group': {
			const needed = Object.entries(field.fields).filter(([, one]) => one.isRequired);
			return Object.fromEntries(needed.map(([name, one]) => [name, blank(one)]));
		}
		case 'variants': {
			const [first = ''] = Object.keys(field.variants);
			const variant = field.variants[kind ?? first];
			const made = variant && blank(variant);
			// The kind stands first in a file.
			return { kind, ...(isFields(made) ? made : {}) };
		}
		case 'list':
			return Array.from({ length: field.least }, () => blank(field.item));
		case 'number':
			return field.least ?? 0;
		case 'switch':
			return false;
		case 'choice':
			return field.options[0];
		default:
			return '';
	}
}

/** A record with another value in one field; a field that is new takes the place that the schema gives it. */
function withField(record: Fields, order: readonly string[], name: string, value: unknown): Fields {
	if (value === undefined) return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
	if (name in record) return { ...record, [name]: value };
	const before = order.slice(0, order.indexOf(name)).findLast((key) => key in record);
	const entries = Object.entries(record);
	const at = before === undefined ? 0 : entries.findIndex(([key]) => key === before) + 1;
	return Object.fromEntries(entries.toSpliced(at, 0, [name, value]));
}

interface FieldProps<Kind extends Field['kind'] = Field['kind']> {
	field: Extract<Field, { kind: Kind }>;
	label: string;
	path: Path;
	value: unknown;
	onChange: (value: unknown) => void;
}

const Faults = ({ path }: { path: Path }) => {
	const { faults } = useAround();
	const own = faults.filter((fault) => fault.path?.join() === path.join());
	return own.map(({ found, expected }) => (
		<p className="fault" key={expected} id={`${idOf(path)}-fault`}>
			{words.fault(found, expected)}
		</p>
	));
};

/** A label with its hint and faults around one control. */
function Labelled({ field, label, path, children }: Omit<FieldProps, 'value' | 'onChange'> & { children: ReactNode }) {
	return (
		<div className="field">
			<label htmlFor={idOf(path)}>
				{label} {!field.isRequired && <span className="quiet">{words.optional}</span>}
			</label>
			{children}
			{field.hint && (
				<p className="hint" id={`${idOf(path)}-hint`}>
					{field.hint}
				</p>
			)}
			<Faults path={path} />
		</div>
	);
}

/** What a control tells those who do not see it. */
function useSaid(field: Field, path: Path) {
	const { faults } = useAround();
	const isWrong = faults.some((fault) => fault.path?.join() === path.join());
	const said = [field.hint && `${idOf(path)}-hint`, isWrong && `${idOf(path)}-fault`].filter(Boolean).join(' ');
	return { id: idOf(path), 'aria-invalid': isWrong || undefined, 'aria-describedby': said || undefined };
}

/** An empty text of a field that may be left out is none. */
const textOr = (field: Field, text: string): string | undefined =>
	text === '' && !field.isRequired ? undefined : text;

function TextField(props: FieldProps<'text' | 'date' | 'number'>) {
	const { field, path, value, onChange } = props;
	const said = useSaid(field, path);
	const text = value === undefined || value === null ? '' : String(value);
	const most = field.kind === 'text' ? field.most : undefined;
	const isDay = field.kind === 'date' && /^(\d{4}-\d\d-\d\d)?$/.test(text);
	return (
		<Labelled {...props}>
			{field.kind === 'text' ? (
				<textarea {...said} rows={1} value={text} onChange={({ target }) => onChange(textOr(field, target.value))} />
			) : (
				<input
					{...said}
					type={field.kind === 'number' ? 'number' : isDay ? 'date' : 'text'}
					step="any"
					value={text}
					onChange={({ target }) =>
						onChange(
							field.kind === 'number' && target.value !== '' ? Number(target.value) : textOr(field, target.value),
						)
					}
				/>
			)}
			{most !== undefined && <p className="quiet">{words.length(text.length, most)}</p>}
		</Labelled>
	);
}

function SwitchField({ field, label, path, value, onChange }: FieldProps<'switch'>) {
	const preset = field.preset === true;
	return (
		<div className="field switch">
			<input
				{...useSaid(field, path)}
				type="checkbox"
				checked={value === undefined ? preset : value === true}
				onChange={({ target }) => onChange(target.checked === preset ? undefined : target.checked)}
			/>
			<label htmlFor={idOf(path)}>{label}</label>
			{field.hint && (
				<p className="hint" id={`${idOf(path)}-hint`}>
					{field.hint}
				</p>
			)}
		</div>
	);
}

function ChoiceField(props: FieldProps<'choice'>) {
	const { field, path, value, onChange } = props;
	const said = useSaid(field, path);
	if (field.isRequired && field.options.length === 1) return null;
	return (
		<Labelled {...props}>
			<select {...said} value={String(value ?? '')} onChange={({ target }) => onChange(target.value || undefined)}>
				{!field.isRequired && (
					<option value="">{field.preset === undefined ? words.none : words.byItself(String(field.preset))}</option>
				)}
				{field.options.map((option) => (
					<option key={option}>{option}</option>
				))}
			</select>
		</Labelled>
	);
}

/** How a record names a picture, by the folders in which it may lie. */
function pictureName(folders: readonly string[], folder: string, file: string): string {
	if (folder === 'blog') return `/images/blog/${file}`;
	const stem = file.replace(/\.\w+$/, '');
	return folders.length > 1 ? `${folder}/${stem}` : stem;
}

/** A picture of the project, fetched to be seen. */
function Thumbnail({ file }: { file: string }) {
	const { server } = useAround();
	const [url, setUrl] = useState<string>();
	useEffect(() => {
		let address: string | undefined;
		let isOver = false;
		server
			.picture(file)
			.then((blob) => {
				if (isOver) return;
				address = URL.createObjectURL(blob);
				setUrl(address);
			})
			.catch(() => setUrl(undefined));
		return () => {
			isOver = true;
			if (address) URL.revokeObjectURL(address);
		};
	}, [server, file]);
	return url === undefined ? null : <img className="thumbnail" src={url} alt="" />;
}

const folderPath = (folder: string): string => (folder === 'blog' ? 'public/images/blog' : `src/assets/${folder}`);

/** A button that takes a picture into a folder. */
export function UploadButton({
	folder,
	label,
	onDone,
}: {
	folder: string;
	label: string;
	onDone: (file: string) => void;
}) {
	const { server, onUpload } = useAround();
	const [fault, setFault] = useState('');
	const id = useId();
	const take = async (file: File): Promise<void> => {
		const bytes = new Uint8Array(await file.arrayBuffer());
		const { faults, file: written } = await server.upload(folder, { name: file.name, bytes });
		setFault(faults.map(({ found, expected }) => words.fault(found, expected)).join(' '));
		if (written === undefined) return;
		await onUpload();
		onDone(written);
	};
	return (
		<span className="upload">
			<input
				id={id}
				type="file"
				accept="image/*"
				onChange={({ target }) => {
					const [file] = target.files ?? [];
					target.value = '';
					if (file) void take(file).catch((error: unknown) => setFault(String(error)));
				}}
			/>
			<label className="button plain" htmlFor={id}>
				{label}
			</label>
			{fault && (
				<span className="fault" role="alert">
					{fault}
				</span>
			)}
		</span>
	);
}

function PictureField(props: FieldProps<'picture'>) {
	const { field, path, value, onChange } = props;
	const { pictures } = useAround();
	const { folders } = field;
	const list = useId();
	const known = folders.flatMap((folder) =>
		(pictures[folder] ?? []).map((file) => ({ folder, file, name: pictureName(folders, folder, file) })),
	);
	const chosen = known.find(({ name }) => name === value);
	const takes = folders.filter((folder) => folder !== 'marks');
	return (
		<Labelled {...props}>
			{chosen && <Thumbnail file={`${folderPath(chosen.folder)}/${chosen.file}`} />}
			<div className="row">
				<input
					{...useSaid(field, path)}
					list={list}
					value={String(value ?? '')}
					onChange={({ target }) => onChange(textOr(field, target.value))}
				/>
				<datalist id={list}>
					{known.map(({ name }) => (
						<option key={name} value={name} />
					))}
				</datalist>
				{takes.slice(-1).map((folder) => (
					<UploadButton
						key={folder}
						folder={folder}
						label={words.upload}
						onDone={(file) => onChange(pictureName(folders, folder, file.slice(folderPath(folder).length + 1)))}
					/>
				))}
			</div>
		</Labelled>
	);
}

function GroupField({ field, label, path, value, onChange }: FieldProps<'group'>) {
	const fields = Object.entries(field.fields);
	const record = isFields(value) ? value : {};
	const inside = fields.map(([name, one]) => (
		<AnyField
			key={name}
			field={one}
			label={readable(name)}
			path={[...path, name]}
			value={record[name]}
			onChange={(next) => {
				const isNone = Array.isArray(next) && next.length === 0 && !one.isRequired;
				const order = fields.map(([key]) => key);
				onChange(withField(record, order, name, isNone ? undefined : next));
			}}
		/>
	));
	if (path.length === 0 || typeof path.at(-1) === 'number') return inside;
	const isLeftOut = value === undefined && field.preset === undefined;
	return (
		<fieldset id={idOf(path)} tabIndex={-1} className={record['placeholder'] === true ? 'is-example' : undefined}>
			<legend>{label}</legend>
			{field.hint && <p className="hint">{field.hint}</p>}
			<Faults path={path} />
			{isLeftOut && !field.isRequired ? (
				<button type="button" className="plain" onClick={() => onChange(blank(field))}>
					{words.add(label.toLowerCase())}
				</button>
			) : (
				inside
			)}
			{!isLeftOut && !field.isRequired && field.preset === undefined && (
				<button type="button" className="plain" onClick={() => onChange(undefined)}>
					{words.remove(label.toLowerCase())}
				</button>
			)}
		</fieldset>
	);
}

/** An entry that is folded up, unless there is nothing in it yet. */
function Entry({ name, record, children }: { name: string; record: unknown; children: ReactNode }) {
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

function ListField({ field, label, path, value, onChange }: FieldProps<'list'>) {
	const { onFocus } = useAround();
	const entries: readonly unknown[] = Array.isArray(value) ? value : [];
	const { item } = field;
	const kinds = item.kind === 'variants' ? Object.keys(item.variants) : [];
	const [kind, setKind] = useState(kinds[0] ?? '');
	const isDeep = item.kind === 'group' || item.kind === 'variants';
	const place = useId();
	const nameAt = (entry: unknown, index: number): string => {
		const kindOf = isFields(entry) && typeof entry['kind'] === 'string' ? entry['kind'] : undefined;
		const texts = isFields(entry) ? Object.values(entry) : [];
		const name = titleOf(entry) || texts.find((text) => typeof text === 'string' && text !== kindOf);
		return [kindOf && readable(kindOf), name].filter(Boolean).join(': ') || words.entry(index + 1);
	};
	const head = (
		<>
			<legend>{label}</legend>
			{field.hint && <p className="hint">{field.hint}</p>}
			<Faults path={path} />
		</>
	);
	return (
		<fieldset id={idOf(path)} tabIndex={-1}>
			{path.length > 0 && head}
			{entries.map((entry, index) => {
				const at = [...path, index];
				const name = nameAt(entry, index);
				const set = (next: unknown): void => onChange(entries.with(index, next));
				const move = (to: number): void => onChange(entries.toSpliced(index, 1).toSpliced(to, 0, entry));
				const inside = <AnyField field={item} label={words.entry(index + 1)} path={at} value={entry} onChange={set} />;
				const tools = (
					<span className="tools">
						<button type="button" disabled={index === 0} aria-label={words.up(name)} onClick={() => move(index - 1)}>
							↑
						</button>
						<button
							type="button"
							disabled={index === entries.length - 1}
							aria-label={words.down(name)}
							onClick={() => move(index + 1)}
						>
							↓
						</button>
						<button
							type="button"
							disabled={entries.length <= field.least}
							aria-label={words.remove(name)}
							onClick={() => onChange(entries.toSpliced(index, 1))}
						>
							×
						</button>
					</span>
				);
				return (
					<div className="entry" key={index} onFocus={() => onFocus(at)}>
						{isDeep ? (
							<Entry name={name} record={entry}>
								{inside}
							</Entry>
						) : (
							inside
						)}
						{tools}
					</div>
				);
			})}
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

/** The text of a post or page, with buttons that write its Markdown. */
export function BodyField({
	kind,
	value,
	onChange,
}: {
	kind: 'md' | 'html';
	value: string;
	onChange: (value: string) => void;
}) {
	const area = useRef<HTMLTextAreaElement>(null);
	const insert = (text: string): void => {
		const target = area.current;
		if (target === null) return;
		target.focus();
		target.setRangeText(text, target.selectionStart, target.selectionEnd, 'end');
		onChange(target.value);
	};
	return (
		<div className="field">
			<label htmlFor={idOf(['body'])}>{words.body[kind]}</label>
			{kind === 'md' && (
				<div className="row" role="group" aria-label={words.body.md}>
					{(['bold', 'heading', 'list', 'link', 'table'] as const).map((tool) => (
						<button type="button" className="plain" key={tool} onClick={() => insert(words.samples[tool])}>
							{words.tools[tool]}
						</button>
					))}
					<UploadButton folder="blog" label={words.tools.picture} onDone={(file) => insert(words.picture(file))} />
				</div>
			)}
			<textarea
				ref={area}
				id={idOf(['body'])}
				className="body"
				spellCheck
				value={value}
				onChange={({ target }) => onChange(target.value)}
			/>
			<Faults path={['body']} />
		</div>
	);
}
