import { useCallback, useEffect, useRef, useState } from 'react';
import type { Opened, Server, State } from '../contract.ts';
import { Editor } from './editor.tsx';
import { Publish } from './publish.tsx';
import { Records } from './records.tsx';
import { words } from './words.ts';

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
