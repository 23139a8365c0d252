import { html, raw } from 'hono/html';
import type { Received } from './server.ts';

const style = raw(`<style>
	:root { color-scheme: light dark; }
	body { margin: 2.5rem auto; max-width: 52rem; padding: 0 1.25rem; font: 1rem/1.55 system-ui, sans-serif; }
	th { text-align: start; vertical-align: top; padding-inline-end: 1.25rem; font-weight: normal; }
	td { white-space: pre-wrap; overflow-wrap: anywhere; }
</style>`);

const row = ([name, value]: readonly [string, string]) =>
	html`<tr>
		<th>${name}</th>
		<td>${value}</td>
	</tr>`;

/** Renders a page that shows everything the local services received, newest first. Hono escapes every value. */
export const receivedPage = ({ messages, subscribers }: Received) => html`
	<!doctype html>
	<html lang="en-IN">
		<meta charset="utf-8" />
		<meta name="viewport" content="width=device-width, initial-scale=1" />
		<title>Local services: what was received</title>
		${style}
		<h1>What was received</h1>
		<p>These services stand in for the backend and the e-mail provider on this machine. <a href="">Refresh</a></p>
		<h2>Messages (${messages.length})</h2>
		${messages.toReversed().map(
			(fields) =>
				html`<table>
						${Object.entries(fields).map(row)}
					</table>
					<hr />`,
		)}
		<h2>Newsletter subscribers (${subscribers.length})</h2>
		<ul>
			${subscribers.toReversed().map((email) => html`<li>${email}</li>`)}
		</ul>
	</html>
`;
