import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { Published, Server, State } from '../contract.ts';
import { nameIn, readablePath, words } from './words.ts';

interface Props {
	state: State;
	server: Server;
	onChange: () => Promise<void>;
	onClose: () => void;
}

/** What has changed, record by record, with the way to publish it and the way back. */
export function Publish({ state, server, onChange, onClose }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const [result, setResult] = useState<Published>();
	const [message, setMessage] = useState('');
	const [isBusy, setBusy] = useState(false);
	useEffect(() => dialog.current?.showModal(), []);
	const name = (file: string): string => nameIn(state.records, file);
	const run = async (work: () => Promise<string>): Promise<void> => {
		setBusy(true);
		setMessage(await work().catch((error: unknown) => `${words.problem} ${String(error)}`));
		setBusy(false);
		await onChange();
	};
	const undo = (id: number): Promise<void> =>
		run(async () => {
			const { faults } = await server.undo(id);
			return faults.map(words.fault).join(' ');
		});
	// Of several changes to one file, the last one is taken back first.
	const steps = state.steps.filter(({ file }, index, all) => all.findLastIndex((one) => one.file === file) === index);
	const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
		event.preventDefault();
		const sentence = String(new FormData(event.currentTarget).get('sentence'));
		setMessage(words.publishing);
		void run(async () => {
			const published = await server.publish(sentence);
			setResult(published);
			return published.ok ? words.published : words.failed[published.step];
		});
	};
	return (
		<dialog ref={dialog} onClose={onClose} aria-labelledby="publish-title">
			<header>
				<h2 id="publish-title">{words.publish}</h2>
				<button type="button" className="plain" onClick={onClose}>
					{words.close}
				</button>
			</header>
			{state.changes.length === 0 && <p>{words.nothing}</p>}
			<ul className="changes">
				{state.changes.map(({ file, what, fields }) => (
					<li key={file}>
						<strong>{name(file)}</strong> <small>{words.state[what]}</small>
						{fields.length > 0 && (
							<dl>
								{fields.map(({ field, before, after }) => (
									<div key={field}>
										<dt>{readablePath(field.split(' › '))}</dt>
										<dd>
											<del>{before || words.empty}</del> <ins>{after || words.empty}</ins>
										</dd>
									</div>
								))}
							</dl>
						)}
					</li>
				))}
			</ul>
			{state.faults.length > 0 && (
				<div className="faults" role="alert">
					{words.held}
					<ul>
						{state.faults.map((fault, index) => (
							<li key={index}>
								{name(fault.file.replace(/:\d+$/, ''))}
								{fault.field && `, ${fault.field}`}: {words.fault(fault)}
							</li>
						))}
					</ul>
				</div>
			)}
			{state.changes.length > 0 && (
				<form onSubmit={submit}>
					<label htmlFor="sentence">{words.sentence}</label>
					<input id="sentence" name="sentence" required autoComplete="off" />
					<button disabled={isBusy || state.faults.length > 0}>{words.publish}</button>
				</form>
			)}
			<p role="status">{message}</p>
			{result?.report && <pre>{result.report}</pre>}
			{steps.length > 0 && (
				<section>
					<h3>{words.steps}</h3>
					<ul>
						{steps.toReversed().map(({ id, what, file }) => (
							<li key={id}>
								<button type="button" className="link" disabled={isBusy} onClick={() => void undo(id)}>
									{words.undo(`${name(file)}, ${words.step[what]}`)}
								</button>
							</li>
						))}
					</ul>
				</section>
			)}
		</dialog>
	);
}
