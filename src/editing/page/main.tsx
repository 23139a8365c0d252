import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { localServer } from './local-server.ts';
import './styles/page.css';

const KEY = 'edit-token';
const [, token] = /^#token=([\w-]+)$/.exec(location.hash) ?? [];
if (token !== undefined) {
	// It opens every file: the address bar and the history need not keep it.
	sessionStorage.setItem(KEY, token);
	history.replaceState(null, '', location.pathname);
}
const root = document.getElementById('page');
if (root) createRoot(root).render(<App server={localServer(sessionStorage.getItem(KEY) ?? '')} />);
