import { EventEmitter } from 'node:events';
import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { followContent } from '../lib/build/content/model.ts';
import { makeSite } from '../testing/folder.ts';
import { readSettings } from '../lib/build/site/build-settings.ts';
import { runHook } from '../testing/run-astro.ts';
import { contentReport } from './content-report.ts';

let root: string;
const file = (name: string) => join(root, 'content', name);
const warn = vi.fn();
const build = () =>
	runHook(contentReport(readSettings({})), 'astro:config:setup', { command: 'build', logger: { warn } });

beforeEach(async () => {
	warn.mockClear();
	root = await makeSite();
	await cp('e2e/site', root, { recursive: true });
});

it('accepts valid content, and says how many example values are left', async () => {
	await build();
	expect(warn).toHaveBeenCalledExactlyOnceWith('1 example value left in content/: npm run launch-check lists it.');
});

it('stops the build for invalid content, and lists the problems in all files at once', async () => {
	await rm(file('forms.yaml'));
	await writeFile(file('crafts.yaml'), '[]\n');
	await writeFile(file('llms.yaml'), 'text: A\npages: B\nservices: C\nprojects: D\nposts: E\npost: F\n');
	await writeFile(file('blog/a.html'), 'A post');
	await expect(build()).rejects.toThrowErrorMatchingInlineSnapshot(`
		[Error: 4 problems in content/:
		  content/blog/a.html:1: the fields are missing. Write --- on the first line, then the fields, --- again, and the text.
		  content/crafts.yaml:1: empty. Add an entry.
		  content/forms.yaml: the file is missing. Restore it.
		  content/llms.yaml:6 post: unknown field. Did you mean posts?]
	`);
});

/**
 * Starts a development server. Returns functions that visit a page or change a file, and the mocks that the server
 * uses.
 */
async function serve() {
	const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
	const ws = Object.assign(new EventEmitter(), { send: vi.fn() });
	let handle: (request: object, response: object, next: () => void) => void = () => {};
	const middlewares = { use: (handler: typeof handle) => (handle = handler) };
	const server = { config: { base: '/' }, middlewares, watcher, ws };
	const follower = vi.fn<() => Promise<void>>(() => Promise.resolve());
	followContent('a test', follower);
	const logger = { error: vi.fn() };
	const integration = contentReport(readSettings({}));
	await runHook(integration, 'astro:config:setup', { command: 'dev' });
	await runHook(integration, 'astro:server:setup', { server, logger });
	const visit = () =>
		new Promise<string>((answer) => {
			const response = { setHeader: () => {}, end: answer };
			handle({ headers: { accept: 'text/html' } }, response, () => answer('the page'));
		});
	const change = async (name: string, text: string) => {
		await writeFile(file(name), text);
		watcher.emit('all', 'change', file(name));
	};
	return { visit, change, watcher, ws, follower, logger };
}

it('replaces every page of the development server until the content is valid again', async () => {
	const { visit, change, ws, follower } = await serve();
	expect(await visit()).toBe('the page');
	follower.mockClear();
	const llms = await readFile(file('llms.yaml'), 'utf8');
	await change('llms.yaml', `${llms}more: A\n`);
	expect(await visit()).toContain('/@vite/client');
	const message = expect.stringContaining('more: unknown field');
	await vi.waitFor(() =>
		expect(ws.send).toHaveBeenCalledWith(expect.objectContaining({ err: expect.objectContaining({ message }) })),
	);
	// The server calls the registered functions only if the content is valid.
	expect(follower).not.toHaveBeenCalled();
	await change('llms.yaml', llms);
	expect(await visit()).toBe('the page');
	expect(follower).toHaveBeenCalledOnce();
	await vi.waitFor(() => expect(ws.send).toHaveBeenLastCalledWith({ type: 'full-reload' }));
});

it('continues if a listed file cannot be read', async () => {
	// Some editors lock an open file with a symbolic link to a file that does not exist.
	await symlink(file('nowhere'), file('pages/gone.yaml'));
	const { visit } = await serve();
	expect(await visit()).toBe('the page');
});

it('logs its own errors, and tries again after the next edit', async () => {
	const { visit, change, logger, follower } = await serve();
	expect(await visit()).toBe('the page');
	follower.mockRejectedValueOnce(new Error('no room'));
	await change('clients.yaml', '[]\n');
	expect(await visit()).toContain('/@vite/client');
	expect(logger.error).toHaveBeenCalledWith(expect.stringContaining('no room'));
	await change('partners.yaml', '[]\n');
	expect(await visit()).toBe('the page');
});

it('notices a file that changed before the watcher was ready', async () => {
	const { visit, watcher } = await serve();
	expect(await visit()).toBe('the page');
	await writeFile(file('crafts.yaml'), '[]\n');
	watcher.emit('ready');
	expect(await visit()).not.toBe('the page');
});
