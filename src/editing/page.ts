import type { APIRoute } from 'astro';
import { href } from '#lib/urls.ts';
import { policyOf, editRepository } from './repository.ts';

/** The editing page. It is not an Astro page, because Astro's security policy would stop Sveltia CMS. */
export const GET: APIRoute = () => {
	const repository = editRepository();
	const file = (name: string): string => href(`/edit-page/${name}`);
	const script = `import { init } from '${file('index.js')}';init();`;
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
<body></body>
</html>
`;
	return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
};
