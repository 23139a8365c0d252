import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { GitBackend } from '@sveltia/cms';
import { build } from 'vite';
import type { BuildSettings, EditRepository } from '../lib/build/site/build-settings.ts';
import { content } from '../lib/build/content/model.ts';
import { listFiles } from '../lib/build/content/source-files.ts';
import type { Facts } from './page/facts.ts';

/* Builds the editing page. */

/** The services that can host the repository, with the addresses from which the page loads data and pictures. */
const HOSTS = {
	github: {
		host: 'https://github.com',
		api: 'https://api.github.com',
		own: '/api/v3',
		pictures: 'https://avatars.githubusercontent.com',
		status: 'https://www.githubstatus.com',
	},
	gitlab: {
		host: 'https://gitlab.com',
		api: 'https://gitlab.com/api/v4',
		own: '/api/v4',
		pictures: 'https://secure.gravatar.com',
		status: 'https://status-api.hostedstatus.com',
	},
	gitea: {
		host: 'https://gitea.com',
		api: 'https://gitea.com/api/v1',
		own: '/api/v1',
		pictures: 'https://seccdn.libravatar.org',
		status: undefined,
	},
} as const;

const apiOf = ({ name, host }: EditRepository): string => (host ? `${host}${HOSTS[name].own}` : HOSTS[name].api);

/** Returns the repository in the form that Sveltia CMS's configuration requires. */
function backendOf(repository: EditRepository): GitBackend {
	const { name, repo, branch, host, signIn } = repository;
	const isAddress = signIn?.startsWith('https://');
	const signingIn =
		signIn === undefined
			? { auth_methods: ['token'] }
			: isAddress
				? { base_url: signIn }
				: { app_id: signIn, auth_type: 'pkce', ...(host && { base_url: host }) };
	// For a self-hosted GitHub, Sveltia CMS's default GraphQL address differs from the documented one.
	const own = host && {
		api_root: apiOf(repository),
		...(name === 'github' && { graphql_api_root: `${host}/api/graphql` }),
	};
	return { name, repo, branch, ...own, ...signingIn } as GitBackend;
}

/** Returns the page's security policy. */
const policyOf = (repository: EditRepository | undefined): string => {
	const api = repository && new URL(apiOf(repository)).origin;
	const host = repository && (repository.host ?? HOSTS[repository.name].host);
	const { pictures, status } = repository && !repository.host ? HOSTS[repository.name] : {};
	return [
		"default-src 'none'",
		"script-src 'self'",
		"style-src 'self' 'unsafe-inline'",
		"font-src 'self'",
		['img-src', "'self'", 'blob:', 'data:', host, pictures].filter(Boolean).join(' '),
		['connect-src', "'self'", 'blob:', 'data:', api, host, status].filter(Boolean).join(' '),
		'frame-src blob:',
		"manifest-src 'self' blob: data:",
		"base-uri 'none'",
		"form-action 'none'",
	].join('; ');
};

const html = (policy: string): string => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="content-security-policy" content="${policy}">
<title>Edit the site</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="edit-page/page.css">
<script type="module" src="edit-page/page.js"></script>
</head>
<body></body>
</html>
`;

/** Returns the names of all icons from Phosphor, and of the logos in `public/logos`, grouped by set. */
function iconNames(): Record<string, string[]> {
	const { icons } = createRequire(import.meta.url)('@iconify-json/ph/icons.json') as { icons: object };
	const files = listFiles('public/logos').map((file) => file.replace('.svg', ''));
	const logos = ['devicon', 'logos', 'simple-icons'].map((set) => [
		set,
		files.flatMap((file) => (file.startsWith(`${set}-`) ? file.slice(set.length + 1) : [])),
	]);
	return { ph: Object.keys(icons), ...Object.fromEntries(logos) };
}

/** Returns the paths of all content files, and of all pictures that content can use. */
const filesOf = (root: string): string[] =>
	['content', 'src/assets', 'public/images/blog'].flatMap((folder) =>
		listFiles(join(root, folder), true).map((name) => `${folder}/${name}`),
	);

/**
 * Returns the facts about the site that the editing page needs.
 * @param isLocal whether the page edits the files on this machine.
 */
export function factsOf({ editRepository, base }: BuildSettings, isLocal: boolean): Facts {
	const prefix = base === '/' ? '' : base;
	// On this machine, the page edits a folder, but Sveltia CMS always requires a repository.
	const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };
	const backend: GitBackend =
		editRepository === undefined
			? { name: 'github', repo: `local/${name}`, branch: 'main', auth_methods: ['token'] }
			: backendOf(editRepository);
	return { backend, base: prefix, files: filesOf('.'), agency: content().agency, isLocal };
}

/** Builds the page. Returns the page's files except `edit-page/facts.json`, keyed by path. */
export async function bundlePage(repository: EditRepository | undefined): Promise<Map<string, string | Uint8Array>> {
	const result = await build({
		root: join(import.meta.dirname, 'page'),
		base: './',
		configFile: false,
		logLevel: 'error',
		resolve: {
			alias: [{ find: /^@shikijs\/langs\/.*/, replacement: join(import.meta.dirname, 'page/no-grammar.ts') }],
		},
		define: { 'process.env.NODE_ENV': '"production"' },
		// Without this, a page bundled by a development server would call functions that only React's development version
		// has.
		oxc: { jsx: { development: false } },
		build: {
			write: false,
			modulePreload: false,
			assetsInlineLimit: 0,
			chunkSizeWarningLimit: 10_000,
			rolldownOptions: {
				input: join(import.meta.dirname, 'page/page.ts'),
				output: {
					entryFileNames: 'edit-page/page.js',
					chunkFileNames: 'edit-page/[name]-[hash].js',
					assetFileNames: 'edit-page/[name].[ext]',
				},
			},
		},
	});
	const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
	return new Map([
		['edit.html', html(policyOf(repository))],
		['edit-page/icons.json', JSON.stringify(iconNames())],
		...outputs.map((file): [string, string | Uint8Array] => [
			file.fileName,
			file.type === 'chunk' ? file.code : file.source,
		]),
	]);
}
