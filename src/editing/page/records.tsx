import type { Listed, Server, State } from '../contract.ts';
import { GROUPS } from '../names.ts';
import { Create } from './create.tsx';
import { nameIn, nameOf, words } from './words.ts';

interface Props {
	state: State;
	file: string | undefined;
	server: Server;
	onOpen: (file: string) => void;
}

/** All records by groups, and what is left before launch. */
export function Records({ state, file, server, onOpen }: Props) {
	const left = Map.groupBy(state.left, ({ where }) => where.replace(/:\d+$/, ''));
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
									{nameIn(state.records, path)} <small>{entries.length}</small>
								</a>
							</li>
						))}
					</ul>
				</details>
			)}
		</nav>
	);
}
