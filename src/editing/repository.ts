import type { GitBackend } from '@sveltia/cms';
import { EDIT_HOST, EDIT_REPOSITORY, EDIT_SIGN_IN } from 'astro:env/server';
import { z } from 'zod';
import { inlineHash } from '#lib/security-policy.ts';

/** A repository, and how editors sign in to it; `.env.example` explains the settings. */
interface EditRepository {
	name: keyof typeof HOSTS;
	repo: string;
	branch: string;
	/** The address of the repository's service, if it is self-hosted. */
	host: string | undefined;
	/** For GitHub, the address of a Sveltia CMS Authenticator; for GitLab and Gitea, an application id. */
	signIn: string | undefined;
}

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

/** Returns the repository in the settings, if there is one, such as `github:owner/name@branch`. */
export function editRepository(): EditRepository | undefined {
	if (!EDIT_REPOSITORY) return undefined;
	const [name, repo = '', branch = ''] = EDIT_REPOSITORY.split(/[:@]/);
	const service = z.enum(['github', 'gitlab', 'gitea']).parse(name);
	return { name: service, repo, branch, host: EDIT_HOST, signIn: EDIT_SIGN_IN };
}

const apiOf = ({ name, host }: EditRepository): string => (host ? `${host}${HOSTS[name].own}` : HOSTS[name].api);

/** Returns the repository in the form that Sveltia CMS's configuration requires. */
export function backendOf(repository: EditRepository | undefined): GitBackend {
	// On the development server, the page edits a folder, but Sveltia CMS always requires a repository.
	if (repository === undefined)
		return { name: 'github', repo: 'local/website', branch: 'main', auth_methods: ['token'] };
	const { name, repo, branch, host, signIn } = repository;
	let signingIn: object = { auth_methods: ['token'] };
	if (signIn?.startsWith('https://')) signingIn = { base_url: signIn };
	else if (signIn) signingIn = { app_id: signIn, auth_type: 'pkce', base_url: host };
	// For a self-hosted GitHub, Sveltia CMS's default GraphQL address differs from the documented one.
	const graphql = name === 'github' ? `${host}/api/graphql` : undefined;
	const own = host && { api_root: apiOf(repository), graphql_api_root: graphql };
	return { name, repo, branch, ...own, ...signingIn };
}

/** Returns the page's security policy. @param script the page's inline script. */
export function policyOf(repository: EditRepository | undefined, script: string): string {
	const api = repository && new URL(apiOf(repository)).origin;
	const host = repository && (repository.host ?? HOSTS[repository.name].host);
	const { pictures, status } = repository && !repository.host ? HOSTS[repository.name] : {};
	return [
		"default-src 'none'",
		// Sveltia CMS reads photographs from iPhones with WebAssembly.
		`script-src 'self' 'wasm-unsafe-eval' '${inlineHash(script)}'`,
		"worker-src 'self'",
		"style-src 'self' 'unsafe-inline'",
		"font-src 'self'",
		['img-src', "'self'", 'blob:', 'data:', host, pictures].filter(Boolean).join(' '),
		['connect-src', "'self'", 'blob:', 'data:', api, host, status].filter(Boolean).join(' '),
		'frame-src blob:',
		"manifest-src 'self' blob: data:",
		"base-uri 'none'",
		"form-action 'none'",
	].join('; ');
}
