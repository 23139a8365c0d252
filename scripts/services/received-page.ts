import { html, raw } from 'hono/html';
import type { Message, Subscriber } from './received.ts';

const style = raw(`<style>
	:root { color-scheme: light dark; --line: light-dark(#d9d3c5, #35494b); --soft: light-dark(#4c5d60, #a9b8b9); }
	body { margin: 0 auto; max-width: 52rem; padding: 2.5rem 1.25rem 4rem; font: 1rem/1.55 system-ui, sans-serif;
		background: light-dark(#fbf9f4, #0f2022); color: light-dark(#12282b, #eef2ee); }
	h1 { font-size: 1.75rem; letter-spacing: -0.02em; margin: 0 0 0.25rem; }
	h2 { font-size: 1.125rem; margin: 2.5rem 0 0.5rem; border-bottom: 1px solid var(--line); padding-bottom: 0.5rem; }
	p, time { color: var(--soft); } a { color: inherit; }
	article { border-bottom: 1px solid var(--line); padding: 1rem 0; }
	dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1.25rem; margin: 0.5rem 0 0; }
	dt { color: var(--soft); } dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
	ul { list-style: none; margin: 0; padding: 0; } li { display: flex; justify-content: space-between; gap: 1rem;
		border-bottom: 1px solid var(--line); padding: 0.5rem 0; overflow-wrap: anywhere; }
</style>`);

const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium' });

const when = (at: string) => html`<time datetime="${at}">${moment.format(new Date(at))}</time>`;

const message = ({ at, fields }: Message) =>
	html`<article>
		${when(at)}
		<dl>
			${fields.map(
				([name, value]) =>
					html`<dt>${name}</dt>
						<dd>${value}</dd>`,
			)}
		</dl>
	</article>`;

const subscriber = ({ at, email }: Subscriber) => html`<li>${email} ${when(at)}</li>`;

/** The page for people: what the local services were sent, newest first. Everything in it is escaped. */
export function receivedPage(messages: Message[], subscribers: Subscriber[]) {
	return html`<!doctype html>
		<html lang="en-IN">
			<head>
				<meta charset="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<title>Local services: what was received</title>
				${style}
			</head>
			<body>
				<h1>What was received</h1>
				<p>These services stand in for the backend and the e-mail provider on this machine. <a href="">Refresh</a></p>
				<h2>Messages (${messages.length})</h2>
				${messages.length === 0 ? html`<p>None yet. Send one with the contact form.</p>` : messages.map(message)}
				<h2>Newsletter subscribers (${subscribers.length})</h2>
				${
					subscribers.length === 0
						? html`<p>None yet. Subscribe in the footer.</p>`
						: html`<ul>
								${subscribers.map(subscriber)}
							</ul>`
				}
			</body>
		</html>`;
}
