import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { root } from '../../scripts/bootstrap.mjs';

/* Stand-ins for the APIs of GitHub and GitLab, which answer Sveltia CMS's requests from an in-memory repository. */

/** A commit requested by a client. */
export interface Commit {
	branch: string;
	/** The parent commit, if the request specifies one. */
	onTopOf?: string;
	message: string;
	/** The new content of each file, keyed by path; `undefined` deletes the file. */
	files: Record<string, string | undefined>;
	token: string;
}

const blobId = (content: Buffer): string =>
	createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

/** An in-memory repository with the project's content. */
export class StandInRepository {
	readonly commits: Commit[] = [];
	private readonly files = new Map<string, Buffer>();

	constructor() {
		for (const folder of ['content', 'src/assets', 'public/images/blog'])
			for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
				if (entry.isFile()) {
					const path = join(entry.parentPath, entry.name);
					this.files.set(path.slice(root.length + 1), readFileSync(path));
				}
	}

	get head(): string {
		return createHash('sha1').update(`commit ${this.commits.length}`).digest('hex');
	}
	get tree() {
		return [...this.files].map(([path, content]) => ({
			path,
			type: 'blob',
			sha: blobId(content),
			size: content.length,
		}));
	}
	read(path: string): string {
		return this.files.get(path)?.toString('utf8') ?? '';
	}
	blob(id: string): Buffer | undefined {
		return [...this.files.values()].find((content) => blobId(content) === id);
	}
	/** Adds a commit made by the page or by another editor. */
	commit(commit: Commit): void {
		this.commits.push(commit);
		for (const [path, content] of Object.entries(commit.files))
			if (content === undefined) this.files.delete(path);
			else this.files.set(path, Buffer.from(content));
	}
}

const query = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()).default({}) });
const author = { name: 'Editor', email: 'editor@example.com', user: { id: 7, login: 'editor' } };
const day = '2026-01-31T09:00:00Z';
const profile = { id: 7, name: 'Editor', email: 'editor@example.com', avatar_url: '' };
const text = (base64: string): string => Buffer.from(base64, 'base64').toString('utf8');

const gitHubCommit = z.object({
	branch: z.object({ branchName: z.string() }),
	expectedHeadOid: z.string(),
	fileChanges: z.object({
		additions: z.array(z.object({ path: z.string(), contents: z.string() })),
		deletions: z.array(z.object({ path: z.string() })),
	}),
	message: z.object({ headline: z.string() }),
});

export function gitHub(repository: StandInRepository): Hono {
	const api = new Hono();
	api.use(cors());
	api.get('/api/v3/user', (context) => context.json({ ...profile, login: 'editor', html_url: '' }));
	api.get('/api/v3/repos/agency/website/collaborators/editor', (context) => context.body(null, 204));
	api.get('/api/v3/repos/agency/website/git/trees/:id', (context) => context.json({ tree: repository.tree }));
	api.get('/api/v3/repos/agency/website/git/blobs/:id', (context) => {
		const content = repository.blob(context.req.param('id'));
		return content ? context.body(new Uint8Array(content)) : context.notFound();
	});
	api.post('/api/graphql', async (context) => {
		const { query: asked, variables } = query.parse(await context.req.json());
		if (asked.includes('createCommitOnBranch')) {
			const { branch, expectedHeadOid, fileChanges, message } = gitHubCommit.parse(variables['input']);
			if (expectedHeadOid !== repository.head)
				return context.json({ errors: [{ message: `Expected branch to point to "${expectedHeadOid}"` }] });
			repository.commit({
				branch: branch.branchName,
				onTopOf: expectedHeadOid,
				message: message.headline,
				files: Object.fromEntries([
					...fileChanges.deletions.map(({ path }): [string, undefined] => [path, undefined]),
					...fileChanges.additions.map(({ path, contents }): [string, string] => [path, text(contents)]),
				]),
				token: context.req.header('authorization') ?? '',
			});
			const blobs = [...asked.matchAll(/(file_\d+): file\(path: "([^"]+)"\)/g)].map(([, alias = '', path = '']) => [
				alias,
				{ oid: blobId(Buffer.from(repository.read(path))) },
			]);
			const commit = { oid: repository.head, committedDate: day, ...Object.fromEntries(blobs) };
			return context.json({ data: { createCommitOnBranch: { commit } } });
		}
		const history = {
			target: { history: { nodes: [{ oid: repository.head, message: '', author, committedDate: day }] } },
		};
		const texts = [...asked.matchAll(/(\w+_\d+): object\(oid: "(\w+)"\)/g)].map(([, alias = '', id = '']) => [
			alias,
			{ text: repository.blob(id)?.toString('utf8') ?? null, isTruncated: false },
		]);
		const histories = [...asked.matchAll(/(\w+_\d+): ref\(/g)].map(([, alias = '']) => [alias, history]);
		const answer = { ref: history, ...Object.fromEntries([...texts, ...histories]) };
		return context.json({ data: { repository: { defaultBranchRef: { name: 'main' }, ...answer } } });
	});
	return api;
}

const gitLabCommit = z.object({
	branch: z.string(),
	commit_message: z.string(),
	actions: z.array(
		z.object({
			action: z.enum(['create', 'update', 'delete', 'move']),
			file_path: z.string(),
			content: z.string(),
			encoding: z.enum(['text', 'base64']),
		}),
	),
});

export function gitLab(repository: StandInRepository): Hono {
	const api = new Hono();
	api.use(cors());
	api.get('/api/v4/user', (context) => context.json({ ...profile, username: 'editor', web_url: '' }));
	api.get('/api/v4/projects/:id/users', (context) => context.json([{ id: 7 }]));
	api.post('/api/v4/projects/:id/repository/commits', async (context) => {
		const { branch, commit_message: message, actions } = gitLabCommit.parse(await context.req.json());
		const files = actions.map(({ action, file_path: path, content, encoding }): [string, string | undefined] => [
			path,
			action === 'delete' ? undefined : encoding === 'text' ? content : text(content),
		]);
		const token = context.req.header('authorization') ?? '';
		repository.commit({ branch, message, files: Object.fromEntries(files), token });
		return context.json({ id: repository.head, committed_date: day }, 201);
	});
	api.post('/api/graphql', async (context) => {
		const { query: asked, variables } = query.parse(await context.req.json());
		const paths = z.array(z.string()).catch([]).parse(variables['paths']);
		return context.json({
			data: {
				project: {
					repository: {
						rootRef: 'main',
						tree: {
							lastCommit: { sha: repository.head, message: '' },
							blobs: { nodes: repository.tree, pageInfo: { endCursor: '', hasNextPage: false } },
						},
						blobs: {
							nodes: asked.includes('rawTextBlob') ? paths.map((path) => ({ rawTextBlob: repository.read(path) })) : [],
						},
					},
				},
			},
		});
	});
	return api;
}
