import { z } from 'zod';
import { base64 } from './base64.ts';

/** Where the site's repository lies. */
export interface Repository {
	host: 'github' | 'gitlab';
	/** Owner and name; on GitLab, with all groups. */
	path: string;
	branch: string;
	/** The address of the host's interface. */
	api: string;
}

type Bytes = Uint8Array<ArrayBuffer>;
export type Change = readonly [file: string, before: Bytes | undefined, after: Bytes | undefined];

/** A repository, as far as the editing page has to do with it. */
export interface GitHost {
	/** The commit that the branch is at, and its files with the names of their contents. */
	tree: () => Promise<{ head: string; files: Map<string, string> }>;
	blob: (id: string) => Promise<Bytes>;
	/** Puts changes upon a commit. @throws where somebody else has published since. */
	commit: (head: string, sentence: string, changes: readonly Change[]) => Promise<void>;
}

const named = z.object({ id: z.string() });
const shaOf = z.object({ sha: z.string() });
const entries = z.array(
	z.object({ path: z.string(), type: z.string(), sha: z.string().optional(), id: z.string().optional() }),
);
const OVERTAKEN =
	'Somebody else has published in the meantime. Note your changes, open the page again and make them there.';

/** @param token what the host gave the editor, with the right to write to this repository. */
export function gitHost({ host, path, branch, api }: Repository, token: string): GitHost {
	async function call(address: string, body?: object, method = body ? 'POST' : 'GET'): Promise<Response> {
		const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
		const response = await fetch(`${api}/${address}`, {
			method,
			headers,
			body: body ? JSON.stringify(body) : null,
			cache: 'no-store',
		});
		if (response.ok) return response;
		throw new Error(
			`${host} answers ${response.status} to ${method} ${address}: ${(await response.text()).slice(0, 300)}`,
		);
	}
	const ask = async <Schema extends z.ZodType>(schema: Schema, ...request: Parameters<typeof call>) =>
		schema.parse(await (await call(...request)).json());
	const bytesOf = async (response: Response): Promise<Bytes> => new Uint8Array(await response.arrayBuffer());
	const mapOf = (list: z.output<typeof entries>) =>
		new Map(list.filter(({ type }) => type === 'blob').map((one) => [one.path, one.sha ?? one.id ?? '']));

	if (host === 'github') {
		const git = `repos/${path}/git`;
		const head = async () => (await ask(z.object({ object: shaOf }), `${git}/ref/heads/${branch}`)).object.sha;
		return {
			tree: async () => {
				const sha = await head();
				const { tree } = await ask(z.object({ tree: entries }), `${git}/trees/${sha}?recursive=1`);
				return { head: sha, files: mapOf(tree) };
			},
			blob: async (id) => {
				const { content } = await ask(z.object({ content: z.string() }), `${git}/blobs/${id}`);
				return Uint8Array.from(atob(content.replace(/\s/g, '')), (sign) => sign.charCodeAt(0));
			},
			commit: async (parent, message, changes) => {
				if ((await head()) !== parent) throw new Error(OVERTAKEN);
				const tree = await Promise.all(
					changes.map(async ([file, , after]) => {
						const blob = after && (await ask(shaOf, `${git}/blobs`, { content: base64(after), encoding: 'base64' }));
						return { path: file, mode: '100644', type: 'blob', sha: blob?.sha ?? null };
					}),
				);
				const { sha: whole } = await ask(shaOf, `${git}/trees`, { base_tree: parent, tree });
				const { sha } = await ask(shaOf, `${git}/commits`, { message, tree: whole, parents: [parent] });
				await call(`${git}/refs/heads/${branch}`, { sha }, 'PATCH');
			},
		};
	}
	const project = `projects/${encodeURIComponent(path)}/repository`;
	const head = async () =>
		(await ask(z.object({ commit: named }), `${project}/branches/${encodeURIComponent(branch)}`)).commit.id;
	return {
		tree: async () => {
			const sha = await head();
			const all: z.output<typeof entries> = [];
			for (let page = '1'; page !== '';) {
				const response = await call(`${project}/tree?recursive=true&per_page=100&ref=${sha}&page=${page}`);
				all.push(...entries.parse(await response.json()));
				page = response.headers.get('x-next-page') ?? '';
			}
			return { head: sha, files: mapOf(all) };
		},
		blob: async (id) => bytesOf(await call(`${project}/blobs/${id}/raw`)),
		commit: async (parent, sentence, changes) => {
			if ((await head()) !== parent) throw new Error(OVERTAKEN);
			const actions = changes.map(([file, before, after]) => ({
				action: after === undefined ? 'delete' : before === undefined ? 'create' : 'update',
				file_path: file,
				...(after && { content: base64(after), encoding: 'base64' }),
			}));
			await call(`${project}/commits`, { branch, commit_message: sentence, actions });
		},
	};
}
