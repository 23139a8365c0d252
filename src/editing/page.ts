import type { APIRoute } from 'astro';
import { href } from '#lib/urls.ts';
import { policyOf, editRepository } from './repository.ts';

/** Where the page says what the development server refuses, in the words that the terminal has. */
const REFUSED = `<pre role="alert"></pre><style>
[role=alert]:not(:empty) { position: fixed; inset: auto 0 0; z-index: 999; margin: 0; padding: 1rem; white-space: pre-wrap;
	font: 1rem/1.5 system-ui, sans-serif; background: #fff; color: #b00020; border-top: 0.25rem solid; }
</style>`;

const showRefused = (address: string): string => `
const refused = document.querySelector('[role=alert]');
setInterval(async () => {
	const text = await fetch('${address}').then((response) => response.text(), () => refused.textContent);
	if (text !== refused.textContent) refused.textContent = text;
}, 1000);`;

/** The editing page. It is not an Astro page, because Astro's security policy would stop Sveltia CMS. */
export const GET: APIRoute = () => {
	const repository = editRepository();
	const file = (name: string): string => href(`/edit-page/${name}`);
	const isLocal = import.meta.env.DEV;
	const script = `import { init } from '${file('index.js')}';init();${isLocal ? showRefused(file('problems')) : ''}`;
	const html = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="content-security-policy" content="${policyOf(repository, script)}">
<title>Edit the site</title>
<link rel="icon" href="data:,">
<link rel="cms-config-url" type="application/json" href="${file('config.json')}">
<script type="module">${script}</script>
</head>
<body>${isLocal ? REFUSED : ''}</body>
</html>
`;
	return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
};
