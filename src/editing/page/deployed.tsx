import { useState, type SyntheticEvent } from 'react';
import { createRoot } from 'react-dom/client';
import type { Server } from '../contract.ts';
import { App } from './app.tsx';
import { deployedServer } from './deployed-server.ts';
import { gitHost } from './git-host.ts';
import { repository, site } from 'virtual:deployment';
import { words } from './words.ts';
import './styles/page.css';

/** Asks for the token of the repository's host; whoever has none gets no further. */
function Deployed() {
	const [server, setServer] = useState<Server>();
	const [problem, setProblem] = useState('');
	const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
		event.preventDefault();
		const token = String(new FormData(event.currentTarget).get('token')).trim();
		deployedServer(gitHost(repository, token), site)
			.then(setServer)
			.catch((error: unknown) => setProblem(`${words.problem} ${String(error)}`));
	};
	if (server) return <App server={server} />;
	return (
		<main>
			<h1>{words.title}</h1>
			<form className="create" onSubmit={submit}>
				<label>
					{words.token} ({repository.path})
					<input name="token" type="password" required autoComplete="off" />
				</label>
				<p className="hint">{words.tokenHint}</p>
				<button>{words.signIn}</button>
				<p className="fault" role="alert">
					{problem}
				</p>
			</form>
		</main>
	);
}

const root = document.getElementById('page');
if (root) createRoot(root).render(<Deployed />);
